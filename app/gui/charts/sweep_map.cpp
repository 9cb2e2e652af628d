// Draws a two-dimensional sweep as a map: one cell per combination, with its value.
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/heat.h"
#include "app/words/figure_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

QCPColorGradient cividis_gradient() {
    constexpr int stops = 16;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (int i = 0; i <= stops; ++i) {
        const double at = static_cast<double>(i) / stops;
        gradient.setColorStopAt(at, cividis(at));
    }
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    return gradient;
}

} // namespace

void SweepChart::draw_map() {
    plot().xAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->setScaleType(QCPAxis::stLinear);
    plot().yAxis->grid()->setVisible(false);
    draw_axis_of(Columns::as_names);
    const auto columns = static_cast<int>(grid().columns.size());
    const auto rows = static_cast<int>(grid().rows.size());
    QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
    auto* map = new QCPColorMap(plot().xAxis, plot().yAxis);
    map->data()->setSize(columns, rows);
    map->data()->setRange(QCPRange(0, columns - 1), QCPRange(0, rows - 1));
    map->setInterpolate(false);
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (int row = 0; row < rows; ++row) {
        names->addTick(row, grid().rows[static_cast<std::size_t>(row)]);
        for (int column = 0; column < columns; ++column) {
            const auto value = values_.at(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
            map->data()->setCell(column, row, value ? *value : std::numeric_limits<double>::quiet_NaN());
            if (value) {
                least = std::min(least, *value);
                most = std::max(most, *value);
            }
        }
    }
    plot().yAxis->setTicker(names);
    plot().yAxis->setLabel(grid().row_name);
    plot().yAxis->setRange(-0.5, rows - 0.5);
    least = std::min(least, most); // without any value, `least` would be larger than `most`
    draw_scale(*map, least, most);
    for (std::size_t row = 0; row < grid().rows.size(); ++row) {
        for (std::size_t column = 0; column < grid().columns.size(); ++column) {
            draw_cell(column, row, least, most);
        }
    }
    if (sweep_->recommendation) {
        draw_best_cell(sweep_->recommendation->point);
    }
}

/// Draws the colour scale with its values on the right.
void SweepChart::draw_scale(QCPColorMap& map, double least, double most) {
    scale_ = new QCPColorScale(&plot());
    plot().plotLayout()->addElement(0, 1, scale_);
    scale_->setType(QCPAxis::atRight);
    scale_->setBarWidth(12);
    scale_->axis()->setLabel(values_.unit().name.isEmpty()
                                 ? QCoreApplication::translate(figure_context, short_figure_words(key_))
                                 : tr("time, %1", "unit").arg(values_.unit().name));
    style_axis(*scale_->axis());
    map.setColorScale(scale_);
    map.setGradient(cividis_gradient());
    scale_->setGradient(cividis_gradient());
    if (most > least && least > 0 && most / least > 8) {
        scale_->setDataScaleType(QCPAxis::stLogarithmic);
    }
    scale_->setDataRange(QCPRange(least, std::max(most, least * 1.0001)));
    auto* group = new QCPMarginGroup(&plot());
    plot().axisRect()->setMarginGroup(QCP::msBottom | QCP::msTop, group);
    scale_->setMarginGroup(QCP::msBottom | QCP::msTop, group);
}

void SweepChart::draw_cell(std::size_t column, std::size_t row, double least, double most) {
    const auto value = values_.at(column, row);
    auto* text = new QCPItemText(&plot());
    text->setFont(text_font(FontRole::tick));
    text->position->setCoords(static_cast<double>(column), static_cast<double>(row));
    if (!value) {
        text->setText(QStringLiteral("–"));
        text->setColor(theme()[Role::text2]);
        return;
    }
    const double own = *value;
    const bool log = least > 0 && most / least > 8;
    const double share = most <= least ? 0
                         : log         ? std::log(own / least) / std::log(most / least)
                                       : (own - least) / (most - least);
    const bool is_marked = !values_.fault_at(column, row).isEmpty();
    text->setText(is_marked ? QStringLiteral("%1 %2").arg(QString::fromUtf8(fault_sign), values_.text_of(own))
                            : values_.text_of(own));
    text->setColor(ink_for(cividis(share)));
}

/// Draws a frame in the accent colour around the recommended combination.
void SweepChart::draw_best_cell(std::size_t point) {
    const auto cell = values_.cell_of(point);
    if (!cell) {
        return;
    }
    const auto column = static_cast<double>(cell->column);
    const auto row = static_cast<double>(cell->row);
    auto* frame = new QCPItemRect(&plot());
    frame->setPen(QPen(theme()[Role::panel], 5));
    frame->topLeft->setCoords(column - 0.47, row + 0.47);
    frame->bottomRight->setCoords(column + 0.47, row - 0.47);
    auto* inner = new QCPItemRect(&plot());
    inner->setPen(QPen(theme()[Role::accent], 3));
    inner->topLeft->setCoords(frame->topLeft->coords());
    inner->bottomRight->setCoords(frame->bottomRight->coords());
}

void SweepChart::drop_scale() {
    if (scale_ != nullptr) {
        plot().plotLayout()->remove(scale_);
        plot().plotLayout()->simplify();
        scale_ = nullptr;
    }
}

} // namespace lockstep::gui
