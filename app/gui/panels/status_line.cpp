#include "app/gui/panels/status_line.h"

#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/names.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int least_progress = 40; ///< width of the progress bar in a narrow window, in pixels

std::uint64_t accesses(const GroupView& view) {
    std::uint64_t count = 0;
    const FiguresBySite& figures = view.session->analysis(view.launch).figures;
    for (std::size_t s = 0; s < figures.size(); ++s) {
        count += is_access(view.trace().program.sites[s].kind) ? figures[s].active_lanes : 0;
    }
    return count;
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent),
      row_(new QHBoxLayout(this)),
      mark_(new QLabel),
      ready_(new ElidedLabel),
      counts_(new ElidedLabel),
      verified_(new ElidedLabel),
      progress_(new QProgressBar),
      cancel_(new QToolButton),
      device_(new ElidedLabel),
      zoom_(new QLabel(tr("%1 %").arg(100))) {
    ready_->setText(tr("No trace yet"));
    ready_->setProperty("heading", true);
    cancel_->setText(tr("Cancel"));
    cancel_->setToolTip(tr("Cancel (Esc)"));
    cancel_->setProperty("small", true);
    progress_->setTextVisible(false);
    connect(cancel_, &QToolButton::clicked, this, &StatusLine::cancelled);
    row_->setContentsMargins(10, 0, 14, 0);
    row_->setSpacing(14);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{mark_, ready_, counts_, verified_, progress_, cancel_}) {
        row_->addWidget(widget);
    }
    row_->addStretch(1);
    row_->addWidget(device_);
    row_->addWidget(zoom_);
    progress_->hide();
    cancel_->hide();
    mark_->hide(); // there is no run yet
}

void StatusLine::add_control(QWidget* control) {
    row_->insertWidget(row_->indexOf(device_), control);
}

void StatusLine::set_theme(const Theme& theme) {
    theme_ = theme;
    mark_->setPixmap(is_fine_ ? icon_pixmap(QStringLiteral("check"), theme, 14, Role::ok)
                              : icon_pixmap(QStringLiteral("find"), theme, 14, Role::error));
}

void StatusLine::show_view(const GroupView& view) {
    show_readiness();
    counts_->setText(
        tr("%1 steps · %2 accesses").arg(count_text(view.tick_count()), count_text(accesses(view))));
    const std::uint64_t groups = group_count(view.trace().range);
    if (const std::uint64_t logged = view.trace().logged_groups(); logged != groups) {
        counts_->setText(tr("%1 · only the first %2 of %3 groups logged")
                             .arg(counts_->text(), count_text(logged), count_text(groups)));
    }
    const FindingsVerdict verdict = findings_verdict(*view.session);
    using Kind = FindingsVerdict::Kind;
    const bool says_result = verdict.kind == Kind::none || verdict.kind == Kind::notes;
    if (says_result) {
        show_result(view.session->recording().correct);
    }
    if (verdict.kind == Kind::notes) {
        verified_->setText(verified_->text() + QStringLiteral(" · ") + verdict_text(verdict));
    } else if (!says_result) {
        verified_->setText(verdict_text(verdict));
    }
    is_fine_ =
        verdict.kind == Kind::expected || (says_result && view.session->recording().correct.value_or(true));
    set_theme(theme_);
    recorded_on_ = QString::fromStdString(view.trace().device.name);
    show_device();
}

void StatusLine::show_result(std::optional<bool> correct) {
    verified_->setText(!correct   ? tr("No reference result to check against")
                       : *correct ? tr("Verified: the result matches the reference")
                                  : tr("Wrong: the result differs from the reference"));
}

void StatusLine::begin(const QString& what, const QString& sentence) {
    what_ = what;
    is_simulation_ = false;
    clock_.start();
    ready_->setText(sentence);
    progress_->setRange(0, 0);
    show_work(true);
}

void StatusLine::show_work(bool is_shown) {
    progress_->setVisible(is_shown);
    cancel_->setVisible(is_shown);
    emit work_shown(is_shown);
}

/// Shows or hides the verdict on the shown run. It is hidden while another run is recorded.
void StatusLine::show_verdict(bool is_shown) {
    has_verdict_ = is_shown && old_.isEmpty();
    mark_->setVisible(has_verdict_);
    fit();
}

/// Returns the width that is left for the parts that may be hidden. It is negative if the others do not fit.
int StatusLine::room_for_parts() const {
    int room = width() - row_->contentsMargins().left() - row_->contentsMargins().right();
    for (int i = 0; i < row_->count(); ++i) {
        const QWidget* part = row_->itemAt(i)->widget();
        const bool may_be_hidden = part == counts_ || part == verified_ || part == device_ || part == zoom_;
        if (part != nullptr && !part->isHidden() && !may_be_hidden) {
            room -= part->sizeHint().width() + row_->spacing();
        }
    }
    return room;
}

/// Shows the parts that fit, the most important first: the zoom, the verdict, that there is no device, the counts, the
/// device. The name of the device may lose the words before it. If even the others do not fit, the progress becomes shorter, and then the text
/// before it, so that the button Cancel is whole.
void StatusLine::fit() {
    const int for_zoom = zoom_->sizeHint().width() + row_->spacing();
    int room = room_for_parts();
    zoom_->setVisible(room >= for_zoom);
    room -= for_zoom;
    cancel_->setMinimumWidth(cancel_->sizeHint().width());
    progress_->setMinimumWidth(std::clamp(progress_->sizeHint().width() + std::min(0, room + for_zoom),
                                          least_progress, progress_->sizeHint().width()));
    bool has_room = true; // a part is hidden if a more important one is
    const auto needed = [this](const QLabel& part, const QString& text) {
        return part.fontMetrics().horizontalAdvance(text) + row_->spacing() + 2;
    };
    const auto show = [&](QLabel& part, const QString& text, bool is_wanted) {
        const bool is_used = is_wanted && !text.isEmpty();
        has_room = has_room && (!is_used || needed(part, text) <= room);
        room -= is_used ? needed(part, text) : 0;
        part.setVisible(is_used && has_room);
    };
    show(*verified_, verified_->text(), has_verdict_);
    const QString device = device_text();
    const bool has_device = no_device_.isEmpty();
    if (!has_device) {
        device_->setText(device);
        show(*device_, device, true);
    }
    show(*counts_, counts_->text(), has_verdict_);
    if (has_device) {
        device_->setText(needed(*device_, device) <= room ? device : recorded_on_);
        show(*device_, device_->text(), true);
    }
    show_tooltip();
}

/// Shows the texts of the hidden parts, if there are any, in the tooltip of the others.
void StatusLine::show_tooltip() {
    QStringList hidden;
    for (const QLabel* part : std::initializer_list<const QLabel*>{counts_, verified_, device_}) {
        if (part->isHidden() && !part->text().isEmpty() && (has_verdict_ || part == device_)) {
            hidden << (part == device_ ? device_text() : part->text());
        }
    }
    if (!hidden.isEmpty()) {
        hidden.prepend(ready_->text());
    }
    const QString whole = hidden.join(QLatin1Char('\n'));
    for (QWidget* part : std::initializer_list<QWidget*>{this, ready_, verified_}) {
        part->setToolTip(whole);
    }
}

bool StatusLine::event(QEvent* event) {
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) { // a text, or what a control shows, has changed
        fit();
    }
    return result;
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void StatusLine::show_progress(Stage stage, quint64 done, quint64 total) {
    const QString words = QCoreApplication::translate(name_context, stage_words(stage));
    QString text = tr("%1: %2", "what runs: its stage").arg(what_, words);
    if (total > 0) {
        progress_->setRange(0, 1000);
        progress_->setValue(
            static_cast<int>(1000.0 * static_cast<double>(done) / static_cast<double>(total)));
        if (clock_.elapsed() > 2000 && done > 0) {
            const double left = static_cast<double>(clock_.elapsed()) / 1000 *
                                static_cast<double>(total - std::min(done, total)) /
                                static_cast<double>(done);
            text = tr("%1 (%2)", "what runs; how long it will take").arg(text, time_left_text(left));
        }
    } else {
        progress_->setRange(0, 0);
    }
    ready_->setText(text);
}

void StatusLine::show_simulation(Stage stage, quint64 done, quint64 total) {
    if (!is_simulation_) {
        is_simulation_ = true;
        what_ = tr("Model");
        clock_.start();
    }
    if (clock_.elapsed() < 200) { // most simulations finish before their progress could be read
        return;
    }
    show_work(true);
    show_progress(stage, done, total);
}

void StatusLine::end_simulation() {
    if (is_simulation_) {
        end();
    }
}

void StatusLine::end() {
    is_simulation_ = false;
    show_work(false);
    counts_->text().isEmpty() ? ready_->setText(tr("No trace yet")) : show_readiness();
}

void StatusLine::show_readiness() {
    show_verdict(old_.isEmpty());
    ready_->setText(old_.isEmpty() ? tr("Trace ready") : old_);
}

void StatusLine::set_old(const QString& reason) {
    if (std::exchange(old_, reason) != reason && progress_->isHidden()) {
        end();
    }
}

void StatusLine::set_no_device(const QString& sentence) {
    no_device_ = sentence;
    show_device();
}

QString StatusLine::device_text() const {
    const QString recorded = recorded_on_.isEmpty() ? QString() : tr("OpenCL device: %1").arg(recorded_on_);
    return no_device_.isEmpty() ? recorded : no_device_;
}

void StatusLine::show_device() {
    fit();
    device_->setToolTip(recorded_on_.isEmpty() ? no_device_ : recorded_on_);
}

void StatusLine::set_zoom(double factor) {
    const QString text = tr("%1 %").arg(qRound(factor * 100));
    if (text != zoom_->text()) {
        zoom_->setText(text);
        emit said(); // a low window shows the line while it has news
    }
}

void StatusLine::say(const QString& text) {
    ready_->setText(text);
    emit said();
}

QString StatusLine::text() const {
    return QStringList{ready_->text(), counts_->text(), verified_->text(), device_text()}.join(
        QLatin1Char('\n'));
}

} // namespace lockstep::gui
