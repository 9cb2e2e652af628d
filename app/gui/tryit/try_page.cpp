#include "app/gui/tryit/try_page.h"

#include "app/gui/scenes/tryit/diff_scene.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/tryit/hardware_table.h"
#include "app/gui/tryit/try_foot.h"
#include "app/gui/tryit/try_head.h"
#include "app/gui/views/scene_picture.h"
#include "app/words/picture_words.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

/// Least height of a page at whose edges the head and the foot stay, in pixels at 100 %.
constexpr int least_height = 480;

} // namespace

TryPage::TryPage(TryForm& form, Selection& selection, QWidget* parent)
    : QWidget(parent),
      form_(form),
      selection_(selection),
      head_(new TryHead),
      scroll_(new QScrollArea),
      view_(new TryView),
      diff_(new ScenePicture),
      hardware_(new HardwareTable),
      foot_(new TryFoot) {
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    content->setMinimumWidth(1); // otherwise the foot would widen it
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(view_);
    inside->addWidget(diff_);
    inside->addWidget(hardware_);
    inside->addStretch(1);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // always visible, because the height of the picture depends on its width
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(content);
    scroll_->setAccessibleName(tr("Layouts"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(scroll_, 1);
    column->addWidget(foot_);
    setMinimumSize(1, 1); // the page scrolls
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(view_);
    connect_parts();
    show_run();
}

void TryPage::connect_parts() {
    connect(head_, &TryHead::array_chosen, this, [this](std::size_t index) {
        form_ = {.array = known_[index].name};
        count();
    });
    connect(head_, &TryHead::row_chosen, this, [this](std::uint32_t row) {
        form_ = {.array = form_.array, .row = row};
        count();
    });
    connect(view_, &TryView::chosen, this, &TryPage::choose);
    connect(view_, &TryView::swapped, this, &TryPage::swap);
    connect(&foot_->home(), &QPushButton::clicked, this, [this] { view_->take_key(Qt::Key_Home); });
    connect(&foot_->next(), &QPushButton::clicked, this, [this] { view_->take_key(Qt::Key_N); });
    connect(&foot_->swap(), &QPushButton::clicked, this, &TryPage::swap);
    connect(&foot_->apply(), &QPushButton::clicked, this, &TryPage::apply_wanted);
    connect(&foot_->run(), &QPushButton::clicked, this, &TryPage::run_wanted);
    connect(&search_, &TrialSearch::counted, this, &TryPage::show_counted);
    connect(&search_, &TrialSearch::simulated, this, &TryPage::show_picture);
    connect(&search_, &TrialSearch::failed, this, [this](const Error& error) {
        head_->show_state({});
        show_picture();
        emit failed(error);
    });
    connect(hardware_, &HardwareTable::chosen, this, [this](std::size_t index) {
        emit hardware_wanted(hardware_search_.tried()[index].choice.hardware);
    });
    connect(&hardware_search_, &HardwareSearch::counted, this,
            [this] { hardware_->show_tried(hardware_search_.tried()); });
    connect(&selection_, &Selection::view_changed, this, &TryPage::show_run);
    connect(&selection_, &Selection::cursor_changed, this, &TryPage::show_picture);
}

void TryPage::set_theme(const Theme& theme) {
    view_->set_theme(theme);
    diff_->set_theme(theme);
}

/// Lists the arrays of the shown launch, and counts the chosen one if the page is visible.
void TryPage::show_run() {
    const GroupView* run = selection_.view();
    known_ = run != nullptr && isVisible() ? local_arrays(*run) : std::vector<LocalArray>();
    head_->show_arrays(known_);
    show_hardware();
    if (known_.empty()) {
        search_.cancel();
        const char* why = why_no_picture_words(WhyNoPicture::no_local_array);
        head_->show_state(run != nullptr ? QCoreApplication::translate(picture_context, why)
                                         : tr("Run the kernel (F5) to record its accesses"));
        show_picture();
        return;
    }
    if (std::ranges::find(known_, form_.array, &LocalArray::name) == known_.end()) {
        form_ = {.array = known_.front().name};
    }
    count();
}

void TryPage::show_hardware() {
    const GroupView* run = selection_.view();
    if (run != nullptr && isVisible()) {
        hardware_search_.start(run->session, run->launch);
    } else {
        hardware_search_.cancel();
    }
    hardware_->show_tried(hardware_search_.tried());
}

void TryPage::count() {
    const auto array = std::ranges::find(known_, form_.array, &LocalArray::name);
    if (array == known_.end()) {
        return;
    }
    forget_edit();
    head_->choose_array(static_cast<std::size_t>(array - known_.begin()));
    head_->show_state(tr("Counting…"));
    const GroupView& run = *selection_.view();
    search_.start({run.session, run.launch, array->object, form_.row});
    show_picture();
}

void TryPage::show_counted() {
    head_->show_state({});
    head_->show_row(*search_.tried());
    show_picture();
}

void TryPage::choose(LayoutChoice choice) {
    // the first swizzle changes nothing
    form_.chosen = choice.is_swizzle && choice.index == 0 ? recorded_layout : choice;
    form_.shows_recorded = false;
    forget_edit();
    show_picture();
    const QRect place = view_->chosen_place();
    scroll_->ensureVisible(place.center().x(), place.center().y(), 0, place.height() / 2);
}

void TryPage::swap() {
    form_.shows_recorded = !form_.shows_recorded && form_.chosen != recorded_layout;
    show_picture();
}

/// Whether the counted array is the chosen one of the shown launch.
bool TryPage::is_current() const {
    const GroupView* run = selection_.view();
    const std::shared_ptr<const TriedArray>& array = search_.tried();
    return run != nullptr && array != nullptr && !known_.empty() && array->name == form_.array &&
           array->requests->session == run->session && array->requests->launch == run->launch;
}

void TryPage::enable_buttons(const TriedArray* array) {
    const bool is_other = array != nullptr && form_.chosen != recorded_layout;
    foot_->home().setEnabled(is_other);
    foot_->swap().setEnabled(is_other);
    foot_->swap().setChecked(form_.shows_recorded);
    foot_->apply().setEnabled(is_other && applicable().has_value());
    foot_->run().setEnabled(foot_->apply().isEnabled() && why_not_applied_.isEmpty());
    foot_->next().setEnabled(array != nullptr && array->next_without_conflict(form_.chosen).has_value());
}

/// Shows the layouts of the counted array, if it is that of the shown run.
void TryPage::show_picture() {
    if (!is_current() || !isVisible()) {
        enable_buttons(nullptr);
        view_->show_picture(std::nullopt);
        foot_->show_sentence({});
        return;
    }
    if (!search_.is_counting()) {
        search_.simulate(form_.chosen);
    }
    const GroupView& run = *selection_.view();
    TryPicture picture{.array = search_.tried(),
                       .chosen = form_.chosen,
                       .shows_recorded = form_.shows_recorded,
                       .request = {},
                       .recorded_cycles = {},
                       .chosen_cycles = search_.cycles(form_.chosen),
                       .is_simulating = search_.is_simulating()};
    if (const auto& simulation = run.session->analysis(run.launch).model.simulation) {
        picture.recorded_cycles = simulation->cycles;
    }
    picture.request = moved_request(*picture.array, picture.shown(), run, selection_.cursor());
    enable_buttons(picture.array.get());
    foot_->show_sentence(why_not_applied_.isEmpty() ? try_sentence(picture) : why_not_applied_);
    view_->show_picture(std::move(picture));
}

std::optional<LayoutChoice> TryPage::applicable() const {
    const bool is_possible =
        is_current() && form_.chosen != recorded_layout && !search_.tried()->at(form_.chosen).figures.refused;
    return is_possible ? std::optional(form_.chosen) : std::nullopt;
}

void TryPage::forget_edit() {
    edit_.clear();
    why_not_applied_.clear();
    diff_->show_scene({});
}

void TryPage::show_edit(const QString& before, const QString& after, const QString& place) {
    forget_edit();
    edit_ = changed_lines(before.toStdString(), after.toStdString());
    diff_->show_scene([lines = edit_, place](QSizeF room) { return diff_scene(lines, place, room.width()); });
    head_->show_state({});
    show_picture();
    // later, because the range of the scroll bar does not include the new lines yet
    QTimer::singleShot(0, diff_, [this] { scroll_to_edit(); });
}

/// Scrolls to the changed lines. If they do not all fit, their beginning is at the top.
void TryPage::scroll_to_edit() {
    QScrollBar* const bar = scroll_->verticalScrollBar();
    const int top = diff_->mapTo(scroll_->widget(), QPoint(0, 0)).y();
    const int bottom = top + diff_->height();
    const int room = scroll_->viewport()->height();
    if (top < bar->value() || bottom > bar->value() + room) {
        bar->setValue(std::min(top, std::max(0, bottom - room)));
    }
}

void TryPage::show_refusal(const QString& why) {
    forget_edit();
    why_not_applied_ = why;
    show_picture();
}

void TryPage::show_array_of(Site site) {
    const GroupView* run = selection_.view();
    const auto object = run != nullptr ? local_array_of(*run, site) : std::nullopt;
    if (object && run->trace().objects[*object].name != form_.array) {
        form_ = {.array = run->trace().objects[*object].name};
        show_run();
    }
}

QString TryPage::sentence() const {
    return foot_->sentence().isEmpty() ? head_->state() : foot_->sentence();
}

void TryPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    show_run();
}

/// If the page is low, the head and the foot scroll with the picture.
void TryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    head_->fit(width());
    foot_->fit(width());
    QWidget* const place = height() < least_height * text_scale() ? scroll_->widget() : this;
    if (foot_->parentWidget() != place) {
        auto* column = qobject_cast<QVBoxLayout*>(place->layout());
        column->insertWidget(0, head_);
        column->addWidget(foot_);
    }
}

/// Uses the keys of the picture also while a button of the page has the focus.
void TryPage::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier || !view_->take_key(event->key())) {
        QWidget::keyPressEvent(event);
    }
}

bool TryPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool is_used = key->key() == Qt::Key_N || key->key() == Qt::Key_Home || key->key() == Qt::Key_A;
        if (is_used && key->modifiers() == Qt::NoModifier && view_->picture()) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace lockstep::gui
