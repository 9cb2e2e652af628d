#include "app/gui/panels/source/source_counter_columns.h"

#include "app/gui/theme/heat.h"
#include "app/gui/theme/tips.h"
#include "app/gui/views/scene_painter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QtMath>
#include <algorithm>

namespace lockstep::gui {

namespace {

constexpr double head_height = 34;
constexpr double legend_height = 28;

} // namespace

SourceCounterColumns::SourceCounterColumns(QWidget* parent)
    : QWidget(parent), heads_(new SourceCounterHead(parent)) {
    setAccessibleName(tr("Counters of each line"));
    lay_out();
}

void SourceCounterColumns::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void SourceCounterColumns::fit(int panel_width) {
    panel_width_ = panel_width;
    lay_out();
}

void SourceCounterColumns::set_counters(SourceCounters counters) {
    counters_ = std::move(counters);
    lay_out();
}

void SourceCounterColumns::lay_out() {
    columns_ = counter_columns(counters_, most_counters * panel_width_ / text_scale());
    setFixedWidth(qCeil(columns_.width * text_scale()));
    heads_->show_columns(columns_);
    update();
}

void SourceCounterColumns::set_metrics(const LineMetrics& metrics) {
    if (metrics != metrics_) {
        metrics_ = metrics;
        update();
    }
}

void SourceCounterColumns::set_line(std::uint32_t line) {
    line_ = line;
    update();
}

Scene SourceCounterColumns::scene() const {
    // in unscaled lengths, because the scene is scaled with the window's text size
    LineMetrics metrics = metrics_;
    metrics.height /= text_scale();
    metrics.top /= text_scale();
    return counters_scene(counters_, metrics, line_, columns_, height() / text_scale());
}

void SourceCounterColumns::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.scale(text_scale(), text_scale());
    paint(painter, scene(), theme_);
}

bool SourceCounterColumns::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto id = hit(scene(), QPointF(help->pos()) / text_scale());
        const auto* figure = id ? std::get_if<LineFigure>(&*id) : nullptr;
        show_plain_tip(help->globalPos(), figure != nullptr ? counter_tooltip(counters_, *figure) : QString(),
                       this);
        return true;
    }
    return QWidget::event(event);
}

SourceCounterHead::SourceCounterHead(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Heads of the counters"));
}

void SourceCounterHead::show_columns(const CounterColumns& columns) {
    columns_ = columns;
    QStringList definitions;
    for (const CounterColumns::Column& column : columns_.shown) {
        definitions << counter_definition(column.counter);
    }
    setAccessibleDescription(definitions.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

QSize SourceCounterHead::sizeHint() const {
    return {qCeil(columns_.width * text_scale()), qRound(head_height * text_scale())};
}

QSize SourceCounterHead::minimumSizeHint() const {
    return sizeHint(); // as wide as the columns
}

void SourceCounterHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_for(FontRole::tick));
    painter.scale(text_scale(), text_scale());
    painter.setPen(palette().color(QPalette::WindowText));
    for (const CounterColumns::Column& column : columns_.shown) {
        const QRectF rect(column.left, 0, column.width - 2, head_height - 2);
        painter.drawText(rect, Qt::AlignRight | Qt::AlignBottom, counter_name(column.counter));
    }
}

bool SourceCounterHead::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const double x = help->pos().x() / text_scale();
    const auto under = std::ranges::find_if(
        columns_.shown, [x](const CounterColumns::Column& column) { return x < column.left + column.width; });
    show_plain_tip(help->globalPos(),
                   under != columns_.shown.end() ? counter_definition(under->counter) : QString(), this);
    return true;
}

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) {
    setFixedHeight(qRound(legend_height * text_scale()));
    setToolTip(
        tr("Each column has its own scale: the square root of the count, relative to the column's maximum."));
}

void HeatLegend::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) { // the text size changed
        setFixedHeight(qRound(legend_height * text_scale()));
    }
    QWidget::changeEvent(event);
}

/// Draws the legend. If space is short, first hides the bar and then shortens the words, because truncated
/// text would be useless.
void HeatLegend::paintEvent(QPaintEvent*) {
    constexpr double margin = 14;
    constexpr double gap = 8;
    constexpr double most_wide = 110;
    constexpr double least_wide = 40;
    QPainter painter(this);
    painter.setFont(text_font(FontRole::tick));
    painter.setPen(palette().color(QPalette::WindowText));
    const QString fewer = tr("fewer");
    const double x = margin + scaled_text_width(FontRole::tick, fewer) + gap;
    QString more = tr("more · square-root scale, per column");
    const auto room = [&] { return width() - x - 2 * gap - scaled_text_width(FontRole::tick, more); };
    if (room() < least_wide) {
        more = tr("more · square root");
    }
    const int wide = static_cast<int>(std::clamp(room(), least_wide, most_wide));
    painter.drawText(QRectF(margin, 0, x, height()), Qt::AlignVCenter, fewer);
    for (int i = 0; i < wide; ++i) {
        painter.fillRect(QRectF(x + i, height() / 2.0 - 5, 1, 10),
                         cividis(static_cast<double>(i) / (wide - 1)));
    }
    painter.drawText(QRectF(x + wide + gap, 0, width() - x - wide - gap, height()), Qt::AlignVCenter, more);
}

} // namespace lockstep::gui
