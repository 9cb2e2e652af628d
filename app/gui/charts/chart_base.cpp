#include "app/gui/charts/chart_base.h"

#include "app/gui/charts/chart_tooltip.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/tips.h"
#include "app/gui/workspace/experiment_names.h"

#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {

ChartBase::ChartBase(const QString& title, QWidget* parent)
    : QWidget(parent),
      plot_(new QCustomPlot),
      scrolled_(new QScrollArea(this)),
      title_(new ElidedLabel(this)),
      subtitle_(new QLabel(this)),
      note_line_(new ElidedLabel(this)),
      promise_text_(new QLabel(this)) {
    title_->setText(title);
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
    scrolled_->setFrameShape(QFrame::NoFrame);
    scrolled_->setWidgetResizable(true);
    scrolled_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolled_->setFocusPolicy(Qt::NoFocus);
    scrolled_->setWidget(plot_);
    column->addWidget(scrolled_, 1);
    column->addWidget(promise_text_, 1);
    column->addWidget(note_line_);
    promise_text_->setWordWrap(true);
    promise_text_->setAlignment(Qt::AlignCenter);
    promise_text_->setProperty("quiet", true);
    promise_text_->setContentsMargins(12, 4, 12, 4);
    promise_text_->hide();
    note_line_->setContentsMargins(12, 0, 8, 0);
    note_line_->hide();
    setMinimumWidth(150); // so that four charts fit side by side between the docks on a laptop
    plot_->setAccessibleName(title);
    plot_->setPlottingHint(QCP::phImmediateRefresh, false); // or each plot would paint the window by itself
    plot_->installEventFilter(this);
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
    const bool fits = scaled_text_width(FontRole::tick, subtitle()) <= width;
    QStringList lines = fits || device_.isEmpty() ? QStringList{subtitle()} : QStringList{what_, device_};
    for (QString& line : lines) {
        line = QFontMetrics(text_font(FontRole::tick)).elidedText(line, Qt::ElideRight, std::max(10, width));
    }
    return lines;
}

void ChartBase::set_note(const QString& note) {
    note_ = note;
    note_line_->setText(note_lines().join(QLatin1Char('\n')));
    note_line_->setToolTip(QString(note).replace(QStringLiteral("; "), QStringLiteral("\n")));
    note_line_->setVisible(shows_note_ && !note.isEmpty());
}

/// Returns the parts of the note, each on a line of its own. The last of the few lines has all remaining parts.
QStringList ChartBase::note_lines() const {
    constexpr qsizetype most_lines = 3;
    const QString between = QStringLiteral("; ");
    QStringList lines = note_.split(between, Qt::SkipEmptyParts);
    if (lines.size() > most_lines) {
        lines = lines.mid(0, most_lines - 1) << lines.mid(most_lines - 1).join(between);
    }
    return lines;
}

void ChartBase::set_promise(const QString& sentence) {
    promise_ = sentence;
    promise_text_->setText(sentence);
    promise_text_->setVisible(!sentence.isEmpty());
    scrolled_->setVisible(sentence.isEmpty());
}

std::vector<const RunSummary*> ChartBase::comparable() const {
    std::vector<const RunSummary*> found;
    for (const RunSummary& run : runs_) {
        if (current() != nullptr && why_not_comparable(run, *current()).isEmpty()) {
            found.push_back(&run);
        }
    }
    return found;
}

std::vector<const RunSummary*> ChartBase::left_out() const {
    std::vector<const RunSummary*> found;
    for (const RunSummary& run : runs_) {
        if (current() != nullptr && !why_not_comparable(run, *current()).isEmpty()) {
            found.push_back(&run);
        }
    }
    return found;
}

void ChartBase::note_left_out() {
    QStringList notes;
    for (const RunSummary* run : left_out()) {
        notes << tr("%1 %2", "letter of a run; why it is not comparable")
                     .arg(letter_of(*run), why_not_comparable(*run, *current()));
    }
    set_note(notes.join(QStringLiteral("; ")));
}

QString ChartBase::tooltip_at(QPoint at) const {
    return chart_tooltip(*plot_, at, definition());
}

bool ChartBase::eventFilter(QObject* watched, QEvent* event) {
    if (watched == plot_ && event->type() == QEvent::Wheel) {
        event->ignore(); // the wheel scrolls the plot; QCustomPlot would accept the event
        return true;
    }
    if (watched != plot_ || event->type() != QEvent::ToolTip) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    show_rich_tip(help->globalPos(), tooltip_at(help->pos()), plot_);
    return true;
}

/// Draws the plot again for the new size, because the layout of the labels depends on the available space.
void ChartBase::resizeEvent(QResizeEvent*) {
    set_subtitle(what_, device_);
    QTimer::singleShot(0, this, &ChartBase::redraw);
}

const RunSummary* ChartBase::current_run() const {
    const auto run = std::ranges::find(runs_, current_, &RunSummary::key);
    return run == runs_.end() ? nullptr : &*run;
}

QString ChartBase::title() const {
    return title_->text();
}

void ChartBase::show_parts(const ChartParts& parts) {
    if (parts != parts_) {
        parts_ = parts;
        redraw();
    }
}

void ChartBase::copy_to(ChartBase& other) const {
    other.theme_ = theme_;
    other.parts_ = parts_;
    other.resize(size());
    std::vector<RunSummary> runs = runs_;
    for (RunSummary& run : runs) {
        if (!run.is_own) {
            run.title =
                letter_of(run) + QLatin1Char(' ') + experiment_title(run.id).section(QLatin1Char(' '), 1);
        }
    }
    other.set_runs(std::move(runs), current_);
}

void ChartBase::redraw() {
    plot_->clearPlottables();
    plot_->clearItems();
    apply_theme();
    draw();
    plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ChartBase::scroll_to(double share) {
    scrolled_->ensureVisible(0, qRound(share * plot_->height()), 0, qRound(12 * text_scale()));
}

double ChartBase::axis_height() const {
    constexpr double padding = 5; // between the axis and its numbers
    const double line = QFontMetricsF(text_font(FontRole::tick)).height();
    const QMargins margins = plot_->axisRect()->minimumMargins();
    const double label = plot_->xAxis->label().isEmpty() ? 0 : line + 2;
    return std::max(20.0, plot_->height() - margins.top() - margins.bottom() - line - padding - label);
}

double ChartBase::end_with_space_above(double most, double pixels) const {
    return most / (1 - std::min(0.65, pixels / axis_height()));
}

int ChartBase::least_plot_height() const {
    return 0;
}

void ChartBase::style_axis(QCPAxis& axis) const {
    axis.setBasePen(QPen(theme_[Role::outline], text_scale()));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLabelColor(theme_[Role::text2]);
    axis.setLabelColor(theme_[Role::text2]);
    axis.setTickLabelFont(text_font(FontRole::tick));
    axis.setLabelFont(text_font(FontRole::tick));
    axis.setLabelPadding(2);
}

void ChartBase::apply_theme() {
    QPalette greyed = note_line_->palette();
    greyed.setColor(QPalette::WindowText, theme_[Role::disabled]);
    note_line_->setPalette(greyed);
    note_line_->setFont(text_font(FontRole::tick));
    title_->setFont(text_font(FontRole::body_strong));
    subtitle_->setFont(text_font(FontRole::tick));
    // A lower chart scrolls its plot, so that charts fit into a sheet of a low window.
    constexpr double readable_plot = 90;
    constexpr double least_chart = 45;
    plot_->setMinimumHeight(std::max(least_plot_height(), qRound(readable_plot * text_scale())));
    scrolled_->setMinimumHeight(qRound(least_chart * text_scale()));
    plot_->setBackground(theme_[Role::panel]);
    for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis}) {
        style_axis(*axis);
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    plot_->xAxis->grid()->setVisible(false);
    plot_->yAxis->grid()->setPen(QPen(theme_[Role::grid], text_scale()));
    plot_->axisRect()->setMinimumMargins(QMargins(8, 8, 12, 4));
}

} // namespace lockstep::gui
