#include "app/gui/charts/chart_base.h"

#include "app/gui/theme/elided_label.h"
#include "app/gui/theme/fonts.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>
#include <qcustomplot.h>

namespace lockstep::gui {

ChartBase::ChartBase(const QString& title, QWidget* parent)
    : QWidget(parent),
      plot_(new QCustomPlot(this)),
      title_(new ElidedLabel(this)),
      subtitle_(new QLabel(this)) {
    title_->setText(title);
    title_->setFont(font_for(FontRole::body_strong));
    subtitle_->setFont(font_for(FontRole::tick));
    subtitle_->setProperty("quiet", true);
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(12, 4, 8, 0);
    head->setSpacing(0);
    head->addWidget(title_);
    head->addWidget(subtitle_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(plot_, 1);
    setMinimumWidth(150); // four beside each other on a laptop, between the docks
    plot_->setMinimumHeight(90);
    plot_->setAccessibleName(title);
}

ChartBase::~ChartBase() = default;

void ChartBase::set_theme(const Theme& theme) {
    theme_ = theme;
    redraw();
}

void ChartBase::set_runs(std::vector<RunSummary> runs, const QString& current) {
    runs_ = std::move(runs);
    current_ = current;
    redraw();
}

void ChartBase::set_subtitle(const QString& what, const QString& device) {
    what_ = what;
    device_ = device;
    subtitle_->setToolTip(subtitle());
    subtitle_->setText(subtitle_lines(width() - 24).join(QLatin1Char('\n')));
}

QString ChartBase::subtitle() const {
    return device_.isEmpty() ? what_ : QStringLiteral("%1 · %2").arg(what_, device_);
}

QStringList ChartBase::subtitle_lines(int width) const {
    const bool fits = text_width(FontRole::tick, subtitle()) <= width;
    QStringList lines = fits || device_.isEmpty() ? QStringList{subtitle()} : QStringList{what_, device_};
    for (QString& line : lines) {
        line = QFontMetrics(font_for(FontRole::tick)).elidedText(line, Qt::ElideRight, std::max(10, width));
    }
    return lines;
}

/// Labels choose their form by the room there is.
void ChartBase::resizeEvent(QResizeEvent*) {
    set_subtitle(what_, device_);
    QTimer::singleShot(0, this, &ChartBase::redraw);
}

const RunSummary* ChartBase::current() const {
    const auto run = std::ranges::find(runs_, current_, &RunSummary::key);
    return run == runs_.end() ? nullptr : &*run;
}

QString ChartBase::title() const {
    return title_->text();
}

void ChartBase::paint(QPaintDevice& device, QSize size) {
    constexpr int line_height = 16;
    resize(size);
    redraw(); // says what it shows
    const QStringList lines = subtitle_lines(size.width() - 24);
    const int head = 28 + line_height * static_cast<int>(lines.size());
    plot_->resize(size.width(), size.height() - head); // texts choose their form by it
    redraw();
    QCPPainter painter(&device);
    painter.fillRect(QRect({0, 0}, size), theme_[Role::panel]);
    painter.setFont(font_for(FontRole::body_strong));
    painter.setPen(theme_[Role::text]);
    painter.drawText(QRect(12, 6, size.width() - 24, 18), Qt::AlignVCenter, title_->text());
    painter.setFont(font_for(FontRole::tick));
    painter.setPen(theme_[Role::text2]);
    int top = 24;
    for (const QString& line : lines) {
        painter.drawText(QRect(12, top, size.width() - 24, line_height + 2), Qt::AlignVCenter, line);
        top += line_height;
    }
    painter.translate(0, head);
    painter.setMode(QCPPainter::pmVectorized);
    plot_->toPainter(&painter, size.width(), size.height() - head);
}

void ChartBase::redraw() {
    plot_->clearPlottables();
    plot_->clearItems();
    apply_theme();
    draw();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ChartBase::style_axis(QCPAxis& axis) const {
    axis.setBasePen(QPen(theme_[Role::outline], 1));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLabelColor(theme_[Role::text2]);
    axis.setLabelColor(theme_[Role::text2]);
    axis.setTickLabelFont(font_for(FontRole::tick));
    axis.setLabelFont(font_for(FontRole::tick));
    axis.setLabelPadding(2);
}

void ChartBase::apply_theme() {
    plot_->setBackground(theme_[Role::panel]);
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis}) {
        style_axis(*axis);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    plot_->xAxis->grid()->setVisible(false);
    plot_->yAxis->grid()->setPen(QPen(theme_[Role::grid], 1));
    plot_->axisRect()->setMinimumMargins(QMargins(8, 8, 12, 4));
}

} // namespace lockstep::gui
