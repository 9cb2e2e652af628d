#include "app/gui/panels/source/source_counter_columns.h"

#include "app/gui/theme/heat.h"
#include "app/gui/views/scene_painter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace lockstep::gui {

namespace {

constexpr double all_columns = 3 * counter_width + 6;
constexpr double head_height = 34;
constexpr double legend_height = 28;

double least_scale() {
    return std::min(text_scale(), 1.25);
}

} // namespace

double counter_scale(int panel_width) {
    constexpr double most_of_panel = 0.4;
    return std::clamp(panel_width * most_of_panel / all_columns, least_scale(), text_scale());
}

SourceCounterColumns::SourceCounterColumns(QWidget* parent)
    : QWidget(parent), heads_(new SourceCounterHead(parent)) {
    setFixedWidth(qRound(all_columns));
    setAccessibleName(tr("Counters of each line"));
}

void SourceCounterColumns::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void SourceCounterColumns::set_scale(double scale) {
    scale_ = scale;
    setFixedWidth(qRound(all_columns * scale));
    heads_->set_scale(scale);
    update();
}

void SourceCounterColumns::set_counters(SourceCounters counters) {
    counters_ = std::move(counters);
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
    metrics.height /= scale_;
    metrics.top /= scale_;
    return counters_scene(counters_, metrics, line_, QSizeF(size()) / scale_);
}

void SourceCounterColumns::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.scale(scale_, scale_);
    paint(painter, scene(), theme_);
}

bool SourceCounterColumns::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto id = hit(scene(), QPointF(help->pos()) / scale_);
        const auto* figure = id ? std::get_if<LineFigure>(&*id) : nullptr;
        QToolTip::showText(help->globalPos(),
                           figure != nullptr ? counter_tooltip(counters_, *figure) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

SourceCounterHead::SourceCounterHead(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SourceCounterHead::set_scale(double scale) {
    scale_ = scale;
    updateGeometry();
    update();
}

QSize SourceCounterHead::sizeHint() const {
    return (QSizeF(all_columns, head_height) * scale_).toSize();
}

QSize SourceCounterHead::minimumSizeHint() const {
    return sizeHint(); // at least as wide as the columns
}

void SourceCounterHead::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font_for(FontRole::tick));
    painter.scale(scale_, scale_);
    painter.setPen(palette().color(QPalette::WindowText));
    for (std::size_t c = 0; c < 3; ++c) {
        const QRectF rect(static_cast<double>(c) * counter_width - 4, 0, counter_width + 2, head_height - 2);
        QStringList lines = counter_name(c).split(QLatin1Char('\n'));
        for (QString& line : lines) {
            line = QFontMetrics(font_for(FontRole::tick))
                       .elidedText(line, Qt::ElideRight, static_cast<int>(rect.width()) - 4);
        }
        painter.drawText(rect, Qt::AlignRight | Qt::AlignBottom, lines.join(QLatin1Char('\n')));
    }
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
