// Draws a sweep as lines: the metric over the columns, one line per row.
#include "app/gui/charts/series_style.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/sweep_faults.h"
#include "app/gui/theme/fonts.h"

#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

/// Returns the height of the sign of a faulty combination, and of the word "best", above an error bar.
double sign_height() {
    return QFontMetricsF(text_font(FontRole::second_strong)).height() + 8;
}

} // namespace

void SweepChart::draw_lines() {
    plot().yAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->grid()->setVisible(true);
    draw_axis_of(values_.columns_are_numbers() ? Columns::as_numbers : Columns::as_names);
    double most = 0;
    for (std::size_t row = 0; row < grid().rows.size(); ++row) {
        draw_line(row);
        for (std::size_t column = 0; column < grid().columns.size(); ++column) {
            const double value = values_.at(column, row).value_or(0);
            most = std::max(most, values_.spread_at(column, row, value).high);
        }
    }
    QSharedPointer<QCPAxisTicker> ticks(new QCPAxisTicker);
    ticks->setTickCount(4);
    plot().yAxis->setTicker(ticks);
    plot().yAxis->setRange(0, end_with_space_above(std::max(most, 1e-9), sign_height()));
    plot().yAxis->setLabel(values_.unit().name);
    if (sweep_->recommendation) {
        draw_best_point(sweep_->recommendation->point);
    }
}

void SweepChart::draw_line(std::size_t row) {
    const QColor colour = theme()[series_role(static_cast<unsigned>(row))];
    auto* graph = plot().addGraph();
    graph->setName(grid().is_map() ? QStringLiteral("%1 = %2").arg(grid().row_name, grid().rows[row])
                                   : title());
    graph->setPen(series_pen(static_cast<unsigned>(row), colour));
    graph->setScatterStyle(series_marker(static_cast<unsigned>(row), colour, theme()[Role::panel]));
    auto* errors = new QCPErrorBars(plot().xAxis, plot().yAxis);
    errors->setDataPlottable(graph);
    errors->setPen(QPen(colour, 1.5));
    errors->setWhiskerWidth(8);
    errors->setVisible(parts().has_error_bars);
    for (std::size_t column = 0; column < grid().columns.size(); ++column) {
        const auto value = values_.at(column, row);
        if (!value) {
            continue;
        }
        const auto [low, high] = values_.spread_at(column, row, *value);
        graph->addData(place_of(values_, column), *value);
        errors->addData(*value - low, high - *value);
        if (!values_.fault_at(column, row).isEmpty()) {
            draw_fault(plot(), {place_of(values_, column), high}, theme()[Role::error]);
        }
    }
    if (grid().is_map() && parts().has_legend) {
        draw_line_name(row, colour);
    }
}

/// Draws the name of one line of the chart at the right edge, below the names of earlier lines. If not all
/// names fit, the last position shows how many are missing.
void SweepChart::draw_line_name(std::size_t row, const QColor& colour) {
    constexpr double line_height = 17;
    const auto room = static_cast<std::size_t>(std::max(2.0, (plot().height() - 60) / line_height));
    const bool is_last_place = row + 1 == room && grid().rows.size() > room;
    if (row >= room) {
        return;
    }
    auto* text = new QCPItemText(&plot());
    text->setText(is_last_place
                      ? tr("%Ln more", nullptr, static_cast<int>(grid().rows.size() - row))
                      : QStringLiteral("%1 %2 = %3")
                            .arg(series_sign(static_cast<unsigned>(row)), grid().row_name, grid().rows[row]));
    text->setFont(text_font(FontRole::second_strong));
    text->setColor(is_last_place ? theme()[Role::text2] : colour);
    text->setBrush(theme()[Role::panel]);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    text->position->setType(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(1, line_height * static_cast<double>(row) / std::max(60, plot().height() - 40));
}

/// Draws a label at the point of the recommended combination.
void SweepChart::draw_best_point(std::size_t point) {
    const auto cell = values_.cell_of(point);
    const auto value = cell ? values_.at(cell->column, cell->row) : std::nullopt;
    if (!value) {
        return;
    }
    auto* text = new QCPItemText(&plot());
    text->setText(tr("best"));
    text->setFont(text_font(FontRole::second_strong));
    text->setColor(theme()[Role::accent]);
    // The label is above the error bar, because there is no space below a low point.
    const double top = values_.spread_at(cell->column, cell->row, *value).high;
    text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    text->position->setCoords(place_of(values_, cell->column), top);
    text->setPadding(QMargins(0, 0, 0, 6));
}

} // namespace lockstep::gui
