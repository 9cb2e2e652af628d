#include "app/gui/charts/sweep_faults.h"

#include "app/gui/theme/fonts.h"

#include <QCoreApplication>
#include <cmath>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct SweepFaultNote {
    Q_DECLARE_TR_FUNCTIONS(SweepFaultNote)
};

constexpr double near_pixels = 16;

bool is_cell_at(const SweepValues::Cell& cell, const QCustomPlot& plot, QPoint at) {
    return std::abs(static_cast<double>(cell.column) - plot.xAxis->pixelToCoord(at.x())) < 0.5 &&
           std::abs(static_cast<double>(cell.row) - plot.yAxis->pixelToCoord(at.y())) < 0.5;
}

bool is_point_at(const SweepValues& values, const SweepValues::Cell& cell, const QCustomPlot& plot,
                 QPoint at) {
    const auto value = values.at(cell.column, cell.row);
    return value &&
           std::abs(plot.xAxis->coordToPixel(place_of(values, cell.column)) - at.x()) < near_pixels &&
           std::abs(plot.yAxis->coordToPixel(*value) - at.y()) < near_pixels;
}

} // namespace

double place_of(const SweepValues& values, std::size_t column) {
    return values.columns_are_numbers() ? values.grid().columns[column].toDouble()
                                        : static_cast<double>(column);
}

QString faults_note(const SweepValues& values) {
    return values.faults() == 0 ? QString()
                                : SweepFaultNote::tr("%1 %Ln combination(s) with errors, not recommended",
                                                     nullptr, values.faults())
                                      .arg(QString::fromUtf8(fault_sign));
}

QString fault_near(const SweepValues& values, const QCustomPlot& plot, QPoint at, bool is_map) {
    if (values.is_empty() || !plot.axisRect()->rect().contains(at)) {
        return {};
    }
    for (std::size_t row = 0; row < values.grid().rows.size(); ++row) {
        for (std::size_t column = 0; column < values.grid().columns.size(); ++column) {
            const SweepValues::Cell cell{column, row};
            QString fault = values.fault_at(column, row);
            if (!fault.isEmpty() &&
                (is_map ? is_cell_at(cell, plot, at) : is_point_at(values, cell, plot, at))) {
                return fault;
            }
        }
    }
    return {};
}

void draw_fault(QCustomPlot& plot, QPointF point, const QColor& colour) {
    auto* sign = new QCPItemText(&plot);
    sign->setText(QString::fromUtf8(fault_sign));
    sign->setFont(text_font(FontRole::second_strong));
    sign->setColor(colour);
    sign->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    sign->position->setCoords(point);
    sign->setPadding(QMargins(0, 0, 0, 4));
}

} // namespace lockstep::gui
