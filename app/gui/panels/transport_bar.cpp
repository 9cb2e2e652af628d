#include "app/gui/panels/transport_bar.h"

#include "app/gui/panels/menu_button.h"
#include "app/gui/panels/scrub_bar.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/key_text.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

/// Minimum width of the slider in pixels at 100 %. On a narrower one, a step is too small to be clicked.
constexpr int least_scrub = 120;
constexpr int icon_at_100 = 16;

/// Widget property that is true while the position shows only numbers.
constexpr const char* short_property = "is_short";

QString step_text(std::uint32_t step, std::uint32_t of, bool is_short) {
    const QString sentence = is_short
                                 ? TransportBar::tr("%1 / %2", "the step, emphasised; how many there are")
                                 : TransportBar::tr("%1 of %2", "the step, emphasised; how many there are");
    return sentence
        .arg(QStringLiteral("<span style='font-size:%1px; font-weight:600'>%2</span>")
                 .arg(text_font(FontRole::step).pixelSize())
                 .arg(is_short ? QString::number(step) : TransportBar::tr("Step %1").arg(step)))
        .arg(count_text(of));
}

/// Makes a combo box wide enough for its longest entry.
void keep_whole(QComboBox& combo) {
    // otherwise the combo box caches its size hint
    combo.setSizeAdjustPolicy(QComboBox::AdjustToContentsOnFirstShow);
    combo.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    combo.setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

} // namespace

QString granularity_name(Granularity granularity) {
    switch (granularity) {
    case Granularity::tick:
        return TransportBar::tr("Single step");
    case Granularity::access:
        return TransportBar::tr("Memory access");
    case Granularity::line:
        return TransportBar::tr("Source line");
    case Granularity::round:
        return TransportBar::tr("Round");
    case Granularity::barrier:
        return TransportBar::tr("Barrier");
    case Granularity::cycle:
        return TransportBar::tr("Cycle (model)");
    case Granularity::pass: // playback does not offer it
        break;
    }
    return {};
}

QString speed_name(double speed) {
    return speed > 0 ? TransportBar::tr("%1 / s").arg(speed) : TransportBar::tr("max");
}

TransportBar::TransportBar(Playback& playback, QWidget* parent) : QWidget(parent), playback_(playback) {
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 14, 6);
    row->setSpacing(6);
    add_buttons(*row);
    add_choices(*row);
    add_scrub(*row);
    add_position(*row);
    connect(&playback_, &Playback::state_changed, this, &TransportBar::show_state);
    connect(&playback_, &Playback::tick_changed, this, &TransportBar::show_tick);
    connect(&playback_, &Playback::track_changed, this, [this] {
        scrub_->set_track(playback_.track());
        make_room();
    });
}

QToolButton* TransportBar::add_button(QHBoxLayout& row, const QString& icon, const QString& name) {
    auto* button = new QToolButton(this);
    const int side = std::max(20, qRound(icon_at_100 * text_scale()));
    button->setIconSize({side, side});
    button->setAccessibleName(name);
    button->setToolTip(name);
    row.addWidget(button);
    buttons_.push_back({button, icon});
    return button;
}

void TransportBar::add_buttons(QHBoxLayout& row) {
    QToolButton* first = add_button(row, QStringLiteral("first"), tr("First step (Home)"));
    connect(first, &QToolButton::clicked, &playback_, &Playback::first);
    connect(add_button(row, QStringLiteral("back"), tr("Step back (←)")), &QToolButton::clicked, this,
            [this] { playback_.step(-1); });
    play_ =
        add_button(row, QStringLiteral("play"), tr("Play or pause (Space), play backwards (Shift+Space)"));
    play_->setProperty("primary", true);
    connect(play_, &QToolButton::clicked, this, [this] { playback_.toggle(); });
    connect(add_button(row, QStringLiteral("fwd"), tr("Step forward (→)")), &QToolButton::clicked, this,
            [this] { playback_.step(1); });
    QToolButton* last = add_button(row, QStringLiteral("last"), tr("Last step (End)"));
    connect(last, &QToolButton::clicked, &playback_, &Playback::last);
    // can be hidden, because the keys Home and End do the same
    gives_way_.insert(gives_way_.end(), {first, last});
}

void TransportBar::add_choices(QHBoxLayout& row) {
    granularity_ = new QComboBox(this);
    for (std::size_t g = 0; g < playback_granularities; ++g) {
        granularity_->addItem(granularity_name(static_cast<Granularity>(g)));
    }
    keep_whole(*granularity_);
    granularity_->setAccessibleName(tr("Step unit"));
    granularity_->setToolTip(tr("Step unit"));
    connect(granularity_, &QComboBox::activated, this,
            [this](int index) { playback_.set_granularity(static_cast<Granularity>(index)); });
    speed_ = new QComboBox(this);
    for (const double speed : Playback::speeds) {
        speed_->addItem(speed_name(speed));
    }
    keep_whole(*speed_);
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Steps per second ([ slower, ] faster)"));
    connect(speed_, &QComboBox::activated, this,
            [this](int index) { playback_.set_speed(static_cast<std::size_t>(index)); });
    row.addWidget(granularity_);
    row.addWidget(speed_);
}

void TransportBar::add_scrub(QHBoxLayout& row) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    scrub_ = new ScrubBar(this);
    connect(scrub_, &ScrubBar::sought, &playback_, &Playback::seek);
    caption_ = new ElidedLabel(this);
    use_font(*caption_, FontRole::tick);
    caption_->setProperty("quiet", true);
    caption_->setMinimumWidth(qRound(least_scrub * text_scale()) - 20);
    auto* legend = new QLabel(tr("▮▮ barrier"), this);
    use_font(*legend, FontRole::tick);
    legend->setProperty("quiet", true);
    // can be hidden, because the slider's tooltip contains this text
    gives_way_.insert(gives_way_.begin(), legend);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(10, 0, 10, 0);
    below->setSpacing(12);
    below->addWidget(new LabelPlace(*caption_, this), 1);
    below->addWidget(legend);
    column->addWidget(scrub_);
    column->addLayout(below);
    row.addLayout(column, 1);
}

void TransportBar::add_position(QHBoxLayout& row) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    step_ = new QLabel(this);
    step_->setTextFormat(Qt::RichText); // so that the step number can be emphasised
    step_->setAlignment(Qt::AlignRight);
    auto* hint = new QLabel(
        tr("Press %1 to go to a step", "%1: a shortcut").arg(key_text(QStringLiteral("Ctrl+G"))), this);
    use_font(*hint, FontRole::secondary);
    hint->setAlignment(Qt::AlignRight);
    hint->setProperty("quiet", true);
    gives_way_.insert(gives_way_.begin(), hint); // can be hidden, because the menu contains this text
    column->addStretch();
    column->addWidget(step_);
    column->addWidget(hint);
    column->addStretch();
    row.addLayout(column);
    loop_ = add_button(row, QStringLiteral("loop"), tr("Loop (L)"));
    loop_->setCheckable(true);
    gives_way_.insert(gives_way_.end(),
                      // can be hidden, because the keys L, [ and ] do the same
                      {static_cast<QWidget*>(loop_), speed_, granularity_});
    connect(loop_, &QToolButton::toggled, &playback_, &Playback::set_loop);
    add_rest(row);
}

void TransportBar::add_rest(QHBoxLayout& row) {
    rest_ = add_button(row, QStringLiteral("more"), tr("More playback controls"));
    auto* menu = new QMenu(rest_);
    open_menu_below(*rest_, *menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill_rest(*menu); });
}

/// Fills the menu with the hidden controls.
void TransportBar::fill_rest(QMenu& menu) {
    menu.clear();
    for (const Button& each : buttons_) {
        if (each.button->isHidden()) {
            QAction* const entry = menu.addAction(each.button->icon(), each.button->accessibleName(),
                                                  each.button, &QToolButton::click);
            entry->setCheckable(each.button->isCheckable());
            entry->setChecked(each.button->isChecked());
        }
    }
    for (QComboBox* combo : {granularity_, speed_}) {
        if (!combo->isHidden()) {
            continue;
        }
        QMenu* const choices = menu.addMenu(combo->accessibleName());
        for (int i = 0; i < combo->count(); ++i) {
            QAction* const entry = choices->addAction(combo->itemText(i));
            entry->setCheckable(true);
            entry->setChecked(i == combo->currentIndex());
            connect(entry, &QAction::triggered, combo, [combo, i] { emit combo->activated(i); });
        }
    }
}

void TransportBar::set_theme(const Theme& theme) {
    theme_ = theme;
    scrub_->set_theme(theme);
    for (const Button& each : buttons_) {
        each.button->setIcon(icon(each.icon, theme));
    }
    show_state();
    show_tick();
    for (QComboBox* combo : {granularity_, speed_}) { // the text size may have changed
        keep_whole(*combo);
    }
    make_room();
}

void TransportBar::resizeEvent(QResizeEvent*) {
    make_room();
}

/// Returns the minimum size without the widgets that can be hidden. Otherwise these would prevent the window
/// from becoming narrower.
QSize TransportBar::minimumSizeHint() const {
    return {0, QWidget::minimumSizeHint().height()};
}

/// Hides widgets in a fixed order until all others fit. For each hidden widget, there is a key or a menu
/// entry with the same effect.
void TransportBar::make_room() {
    if (makes_room_) {
        return;
    }
    const QScopedValueRollback making(makes_room_, true);
    const auto least_width = [this] {
        for (QLayout* each : layout()->findChildren<QLayout*>()) {
            each->invalidate();
        }
        layout()->invalidate();
        return layout()->minimumSize().width();
    };
    for (QWidget* each : gives_way_) {
        each->show();
    }
    rest_->hide();
    show_position(PositionIs::sentence);
    (void)least_width(); // updates the layout
    // The height does not depend on what fits: otherwise it would change each time all widgets are shown here, and
    // each change would cause another try.
    setFixedHeight(layout()->minimumSize().height());
    for (QWidget* each : gives_way_) {
        if (least_width() > width()) {
            each->hide();
            rest_->show();
        }
    }
    if (least_width() > width()) {
        show_position(PositionIs::numbers);
    }
    layout()->activate(); // gives the space of hidden widgets to the others at once
}

void TransportBar::set_caption(const QString& text) {
    caption_->setText(text);
}

void TransportBar::set_marked(const std::vector<std::uint32_t>& ticks) {
    scrub_->set_marked(ticks);
}

void TransportBar::show_state() {
    play_->setIcon(icon(playback_.playing() ? QStringLiteral("pause") : QStringLiteral("play"), theme_,
                        Role::on_accent));
    granularity_->setCurrentIndex(static_cast<int>(playback_.granularity()));
    speed_->setCurrentIndex(static_cast<int>(playback_.speed_index()));
    loop_->setChecked(playback_.loop());
}

void TransportBar::show_tick() {
    scrub_->set_tick(playback_.tick());
    const std::uint32_t count = playback_.tick_count();
    step_->setText(step_text(count > 0 ? playback_.tick().value() + 1 : 0, count,
                             step_->property(short_property).toBool()));
}

/// Shows the position in an area that is wide enough for its longest text, so that nothing moves during
/// playback.
void TransportBar::show_position(PositionIs form) {
    const std::uint32_t count = playback_.tick_count();
    QLabel longest(step_text(count, count, form == PositionIs::numbers));
    longest.setTextFormat(step_->textFormat());
    longest.setFont(step_->font());
    step_->setProperty(short_property, form == PositionIs::numbers);
    step_->setFixedSize(longest.sizeHint()); // a label of fixed size does not lay out the bar at each step
    show_tick();
}

} // namespace lockstep::gui
