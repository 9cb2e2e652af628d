#include "app/gui/panels/transport_bar.h"

#include "app/gui/panels/scrub_bar.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {

QString granularity_name(Granularity granularity) {
    switch (granularity) {
    case Granularity::tick:
        return TransportBar::tr("Tick");
    case Granularity::access:
        return TransportBar::tr("Memory access");
    case Granularity::line:
        return TransportBar::tr("Source line");
    case Granularity::round:
        return TransportBar::tr("Round");
    case Granularity::barrier:
        return TransportBar::tr("Barrier");
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
        show_tick();
    });
}

QToolButton* TransportBar::add_button(QHBoxLayout& row, const QString& icon, const QString& name) {
    auto* button = new QToolButton(this);
    button->setIconSize({20, 20});
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
    play_ = add_button(row, QStringLiteral("play"), tr("Play or pause (Space); backwards: Shift+Space"));
    play_->setProperty("primary", true);
    connect(play_, &QToolButton::clicked, this, [this] { playback_.toggle(); });
    connect(add_button(row, QStringLiteral("fwd"), tr("Step forward (→)")), &QToolButton::clicked, this,
            [this] { playback_.step(1); });
    QToolButton* last = add_button(row, QStringLiteral("last"), tr("Last step (End)"));
    connect(last, &QToolButton::clicked, &playback_, &Playback::last);
    wide_only_.insert(wide_only_.end(), {first, last}); // Home and End do the same
}

void TransportBar::add_choices(QHBoxLayout& row) {
    granularity_ = new QComboBox(this);
    for (std::size_t g = 0; g < granularities; ++g) {
        granularity_->addItem(granularity_name(static_cast<Granularity>(g)));
    }
    granularity_->setAccessibleName(tr("What a step is"));
    granularity_->setToolTip(tr("What a step is"));
    connect(granularity_, &QComboBox::activated, this,
            [this](int index) { playback_.set_granularity(static_cast<Granularity>(index)); });
    speed_ = new QComboBox(this);
    for (const double speed : Playback::speeds) {
        speed_->addItem(speed_name(speed));
    }
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Steps a second ([ slower, ] faster)"));
    connect(speed_, &QComboBox::activated, this,
            [this](int index) { playback_.set_speed(static_cast<std::size_t>(index)); });
    row.addSpacing(6);
    row.addWidget(granularity_);
    row.addWidget(speed_);
    row.addSpacing(6);
}

void TransportBar::add_scrub(QHBoxLayout& row) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    scrub_ = new ScrubBar(this);
    connect(scrub_, &ScrubBar::sought, &playback_, &Playback::seek);
    caption_ = new QLabel(this);
    caption_->setFont(font_for(FontRole::tick));
    caption_->setProperty("quiet", true);
    caption_->setMinimumWidth(60);
    caption_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* legend = new QLabel(tr("▮▮ barrier"), this);
    legend->setFont(font_for(FontRole::tick));
    legend->setProperty("quiet", true);
    wide_only_.push_back(legend);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(10, 0, 10, 0);
    below->addWidget(caption_, 1);
    below->addWidget(legend);
    column->addWidget(scrub_);
    column->addLayout(below);
    row.addLayout(column, 1);
}

void TransportBar::add_position(QHBoxLayout& row) {
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    step_ = new QLabel(this);
    step_->setAlignment(Qt::AlignRight);
    auto* hint = new QLabel(tr("Ctrl+G goes to a step"), this);
    hint->setFont(font_for(FontRole::secondary));
    hint->setAlignment(Qt::AlignRight);
    hint->setProperty("quiet", true);
    wide_only_.push_back(hint);
    column->addStretch();
    column->addWidget(step_);
    column->addWidget(hint);
    column->addStretch();
    row.addLayout(column);
    row.addSpacing(8);
    loop_ = add_button(row, QStringLiteral("loop"), tr("Loop (L)"));
    loop_->setCheckable(true);
    connect(loop_, &QToolButton::clicked, &playback_, &Playback::set_loop);
}

void TransportBar::set_theme(const Theme& theme) {
    theme_ = theme;
    scrub_->set_theme(theme);
    for (const Button& each : buttons_) {
        each.button->setIcon(icon(each.icon, theme));
    }
    show_state();
    show_tick();
}

void TransportBar::resizeEvent(QResizeEvent*) {
    for (QWidget* widget : wide_only_) {
        widget->setVisible(width() > 820);
    }
}

void TransportBar::set_caption(const QString& text) {
    caption_->setText(text);
    caption_->setToolTip(text);
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
    const bool any = playback_.tick_count() > 0;
    step_->setText(tr("<span style='font-size:18px; font-weight:600'>Step %1</span> of %2")
                       .arg(any ? playback_.tick().value() + 1 : 0)
                       .arg(playback_.tick_count()));
}

} // namespace lockstep::gui
