#include "app/gui/tryit/try_page.h"

#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/words/picture_words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int most_row = 1 << 20; // elements

} // namespace

TryPage::TryPage(TryForm& form, Selection& selection, QWidget* parent)
    : QWidget(parent),
      form_(form),
      selection_(selection),
      arrays_(new QComboBox),
      row_name_(new QLabel(tr("Elements per row"))),
      row_(new QSpinBox),
      state_(new ElidedLabel),
      scroll_(new QScrollArea),
      view_(new TryView),
      sentence_(new WholeLabel),
      home_(new QPushButton(tr("As recorded"))),
      next_(new QPushButton(tr("Next without conflicts"))),
      swap_(new QPushButton(tr("Recorded or chosen"))) {
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // always visible, because the height of the picture depends on its width
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(view_);
    inside->addStretch(1);
    scroll_->setWidget(content);
    scroll_->setAccessibleName(tr("Layouts"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head());
    column->addWidget(scroll_, 1);
    column->addWidget(foot());
    setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(view_);
    connect_parts(selection);
    show_run();
}

QWidget* TryPage::head() {
    auto* head = new QWidget;
    auto* name = new QLabel(tr("Array"));
    name->setBuddy(arrays_);
    arrays_->setAccessibleName(tr("Array"));
    arrays_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    arrays_->setMinimumContentsLength(12);
    row_name_->setBuddy(row_);
    row_->setAccessibleName(tr("Elements per row"));
    row_->setRange(0, most_row);
    row_->setKeyboardTracking(false); // not while a number is typed
    row_->setSpecialValueText(tr("unknown"));
    state_->setProperty("quiet", true);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(12, 0, 12, 4);
    line->addWidget(name);
    line->addWidget(arrays_);
    line->addWidget(row_name_);
    line->addWidget(row_);
    line->addWidget(state_, 1);
    pass_wheel_on(*arrays_);
    pass_wheel_on(*row_);
    return head;
}

QWidget* TryPage::foot() {
    auto* foot = new QWidget;
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    home_->setToolTip(tr("Choose the recorded layout (Home)"));
    next_->setToolTip(tr("Choose the next padding that leaves no conflict (N)"));
    swap_->setToolTip(tr("Show the recorded layout instead of the chosen one, and back (A)"));
    swap_->setCheckable(true);
    buttons_ = new QBoxLayout(QBoxLayout::LeftToRight);
    for (QPushButton* button : {home_, next_, swap_}) {
        buttons_->addWidget(button);
    }
    auto* keys = new ElidedLabel;
    keys->setText(tr("← → one word · N next without conflicts · Home as recorded · A recorded or chosen"));
    keys->setProperty("quiet", true);
    buttons_->addWidget(keys, 1);
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(12, 6, 12, 8);
    column->setSpacing(6);
    column->addWidget(sentence_);
    column->addLayout(buttons_);
    return foot;
}

void TryPage::connect_parts(Selection& selection) {
    connect(arrays_, &QComboBox::activated, this, [this](int index) {
        form_ = {.array = known_[static_cast<std::size_t>(index)].name};
        count();
    });
    connect(row_, &QSpinBox::valueChanged, this, [this](int row) {
        form_.row = static_cast<std::uint32_t>(row);
        form_.chosen = recorded_layout;
        count();
    });
    connect(view_, &TryView::chosen, this, &TryPage::choose);
    connect(view_, &TryView::swapped, this, &TryPage::swap);
    connect(home_, &QPushButton::clicked, this, [this] { view_->take_key(Qt::Key_Home); });
    connect(next_, &QPushButton::clicked, this, [this] { view_->take_key(Qt::Key_N); });
    connect(swap_, &QPushButton::clicked, this, &TryPage::swap);
    connect(&search_, &TrialSearch::counted, this, &TryPage::show_counted);
    connect(&search_, &TrialSearch::simulated, this, &TryPage::show_picture);
    connect(&search_, &TrialSearch::failed, this, [this](const Error& error) {
        state_->clear();
        show_picture();
        emit failed(error);
    });
    connect(&selection, &Selection::view_changed, this, &TryPage::show_run);
    connect(&selection, &Selection::cursor_changed, this, &TryPage::show_picture);
}

void TryPage::set_theme(const Theme& theme) {
    view_->set_theme(theme);
}

/// Lists the arrays of the shown launch, and counts the chosen one if the page is visible.
void TryPage::show_run() {
    const GroupView* run = selection_.view();
    known_ = run != nullptr && isVisible() ? local_arrays(*run) : std::vector<LocalArray>();
    arrays_->clear();
    for (const LocalArray& array : known_) {
        const QString name = QString::fromStdString(array.name);
        arrays_->addItem(array.line == 0 ? name : tr("%1 · line %2").arg(name).arg(array.line));
    }
    arrays_->setEnabled(known_.size() > 1);
    if (known_.empty()) {
        search_.cancel();
        const char* why = why_no_picture_words(WhyNoPicture::no_local_array);
        state_->setText(run != nullptr ? QCoreApplication::translate(picture_context, why)
                                       : tr("Run the kernel (F5) to record its accesses"));
        show_picture();
        return;
    }
    const auto kept = std::ranges::find(known_, form_.array, &LocalArray::name);
    if (kept == known_.end()) {
        form_ = {.array = known_.front().name};
    }
    count();
}

void TryPage::count() {
    const auto array = std::ranges::find(known_, form_.array, &LocalArray::name);
    if (array == known_.end()) {
        return;
    }
    arrays_->setCurrentIndex(static_cast<int>(array - known_.begin()));
    const GroupView& run = *selection_.view();
    state_->setText(tr("Counting…"));
    search_.start({run.session, run.launch, array->object, form_.row});
    show_picture();
}

void TryPage::show_counted() {
    state_->clear();
    const WhatIf& tried = search_.tried()->tried;
    const std::size_t count = form_.chosen.is_swizzle ? tried.swizzles.size() : tried.paddings.size();
    if (form_.chosen.index >= count) {
        form_.chosen = recorded_layout;
    }
    show_row();
    show_picture();
}

/// Shows the length of a row, unless it is declared.
void TryPage::show_row() {
    const TriedArray& array = *search_.tried();
    const bool is_declared = array.object().row_elements > 0;
    row_name_->setVisible(!is_declared);
    row_->setVisible(!is_declared);
    const QSignalBlocker quiet(row_);
    row_->setValue(static_cast<int>(std::min<std::uint32_t>(array.tried.row, most_row)));
}

void TryPage::choose(LayoutChoice choice) {
    // the first swizzle changes nothing
    form_.chosen = choice.is_swizzle && choice.index == 0 ? recorded_layout : choice;
    form_.shows_recorded = false;
    show_picture();
    const QRect place = view_->chosen_place();
    scroll_->ensureVisible(place.center().x(), place.center().y(), 0, place.height() / 2);
}

void TryPage::swap() {
    form_.shows_recorded = !form_.shows_recorded && form_.chosen != recorded_layout;
    show_picture();
}

/// Shows the layouts of the counted array, if it is that of the shown run.
void TryPage::show_picture() {
    const GroupView* run = selection_.view();
    const std::shared_ptr<const TriedArray>& array = search_.tried();
    const bool is_current = run != nullptr && array != nullptr && array->name == form_.array &&
                            array->requests->session == run->session &&
                            array->requests->launch == run->launch && !known_.empty();
    for (QPushButton* button : {home_, next_, swap_}) {
        button->setEnabled(is_current);
    }
    swap_->setChecked(form_.shows_recorded);
    if (!is_current || !isVisible()) {
        view_->show_picture(std::nullopt);
        sentence_->clear();
        return;
    }
    if (!search_.is_counting()) {
        search_.simulate(form_.chosen);
    }
    TryPicture picture{.array = array,
                       .chosen = form_.chosen,
                       .shows_recorded = form_.shows_recorded,
                       .request = {},
                       .recorded_cycles = {},
                       .chosen_cycles = search_.cycles(form_.chosen),
                       .is_simulating = search_.is_simulating()};
    if (const auto& simulation = run->session->analysis(run->launch).model.simulation) {
        picture.recorded_cycles = simulation->cycles;
    }
    picture.request = moved_request(*array, picture.shown(), *run, selection_.cursor());
    sentence_->setText(try_sentence(picture));
    next_->setEnabled(array->next_without_conflict(form_.chosen).has_value());
    swap_->setEnabled(form_.chosen != recorded_layout);
    home_->setEnabled(form_.chosen != recorded_layout);
    view_->show_picture(std::move(picture));
}

void TryPage::show_array_of(Site site) {
    const GroupView* run = selection_.view();
    if (run == nullptr) {
        return;
    }
    for (const WarpStep& step : run->steps->steps) {
        if (step.site != site) {
            continue;
        }
        const std::uint64_t address = run->steps->payloads_of(step).front();
        const auto object = std::ranges::find_if(run->trace().objects, [address](const ObjectInfo& each) {
            return each.space == Space::local && address - each.base < each.size_bytes;
        });
        if (object != run->trace().objects.end() && object->name != form_.array) {
            form_ = {.array = object->name};
        }
        break;
    }
    show_run();
}

QString TryPage::sentence() const {
    return sentence_->text().isEmpty() ? state_->text() : sentence_->text();
}

void TryPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    show_run();
}

/// Places the buttons below each other if they do not fit.
void TryPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    int needed = 24;
    for (const QPushButton* button : {home_, next_, swap_}) {
        needed += button->sizeHint().width() + buttons_->spacing();
    }
    buttons_->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
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
