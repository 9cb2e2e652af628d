#include "app/gui/panels/source_counter_columns.h"

#include "app/gui/theme/heat.h"
#include "app/gui/views/scene_painter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace lockstep::gui {

SourceCounterColumns::SourceCounterColumns(QWidget* parent) : QWidget(parent) {
    setFixedWidth(static_cast<int>(3 * counter_width) + 6);
    setAccessibleName(tr("Counters of each line"));
}

void SourceCounterColumns::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void SourceCounterColumns::set_counters(SourceCounters counters) {
    counters_ = std::move(counters);
    update();
}

void SourceCounterColumns::set_metrics(const LineMetrics& metrics) {
    metrics_ = metrics;
    update();
}

void SourceCounterColumns::set_line(std::uint32_t line) {
    line_ = line;
    update();
}

Scene SourceCounterColumns::scene() const {
    return counters_scene(counters_, metrics_, line_, QSizeF(size()));
}

void SourceCounterColumns::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    paint(painter, scene(), theme_);
}

bool SourceCounterColumns::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto id = hit(scene(), QPointF(help->pos()));
        QToolTip::showText(help->globalPos(), id ? counter_definition(id->warp) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

SourceCounterHead::SourceCounterHead(QWidget* parent) : QWidget(parent) {
    setFixedSize(static_cast<int>(3 * counter_width) + 6, 34);
}

void SourceCounterHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_for(FontRole::tick));
    painter.setPen(palette().color(QPalette::WindowText));
    for (std::size_t c = 0; c < 3; ++c) {
        const QRectF rect(static_cast<double>(c) * counter_width - 4, 0, counter_width + 2, height() - 2);
        painter.drawText(rect, Qt::AlignRight | Qt::AlignBottom, counter_name(c));
    }
}

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) {
    setFixedHeight(28);
}

void HeatLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_for(FontRole::tick));
    painter.setPen(palette().color(QPalette::WindowText));
    const QString fewer = tr("fewer");
    const double x = 14 + text_width(FontRole::tick, fewer) + 8;
    painter.drawText(QRectF(14, 0, x, height()), Qt::AlignVCenter, fewer);
    constexpr int wide = 110;
    for (int i = 0; i < wide; ++i) {
        painter.fillRect(QRectF(x + i, height() / 2.0 - 5, 1, 10),
                         cividis(static_cast<double>(i) / (wide - 1)));
    }
    painter.drawText(QRectF(x + wide + 8, 0, width() - x - wide - 8, height()), Qt::AlignVCenter,
                     tr("more · square-root scale, per column"));
}

} // namespace lockstep::gui
