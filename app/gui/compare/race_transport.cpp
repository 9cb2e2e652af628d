#include "app/gui/compare/race_transport.h"

#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/race_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int icon_at_100 = 16;
/// Positions of the slider, if the race is longer.
constexpr std::uint64_t most_positions = 1'000'000;

std::uint64_t positions_of(std::uint64_t end) {
    return std::min(end, most_positions);
}

} // namespace

RaceTransport::RaceTransport(RacePlayback& playback, QWidget* parent)
    : QWidget(parent),
      playback_(playback),
      speed_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      photo_(new QPushButton(tr("Photo finish"), this)),
      time_(new QLabel(this)) {
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 14, 6);
    row->setSpacing(6);
    add_buttons(*row);
    speed_->setAccessibleName(tr("Speed of the race"));
    speed_->setToolTip(tr("How much modelled time passes per second"));
    slider_->setAccessibleName(tr("Time of the race"));
    pass_wheel_on(*this);
    photo_->setToolTip(tr("Go to the time when the fastest run finishes (P)"));
    use_font(*time_, FontRole::step);
    time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(speed_);
    row->addWidget(slider_, 1);
    row->addWidget(photo_);
    row->addWidget(time_);
    connect(speed_, &QComboBox::activated, this,
            [this](int index) { playback_.set_speed(static_cast<std::size_t>(index)); });
    connect(slider_, &QSlider::valueChanged, this, [this](int value) {
        const std::uint64_t most = positions_of(playback_.end());
        const double share = most == 0 ? 0 : static_cast<double>(value) / static_cast<double>(most);
        playback_.pause();
        playback_.seek(
            static_cast<std::uint64_t>(std::llround(share * static_cast<double>(playback_.end()))));
    });
    connect(photo_, &QPushButton::clicked, this, &RaceTransport::photo_wanted);
    connect(&playback_, &RacePlayback::time_changed, this, &RaceTransport::show_time);
    connect(&playback_, &RacePlayback::state_changed, this, &RaceTransport::show_state);
    show_race(nullptr);
}

QToolButton* RaceTransport::add_button(QHBoxLayout& row, const char* icon, const QString& name) {
    auto* button = new QToolButton(this);
    button->setAccessibleName(name);
    button->setToolTip(name);
    row.addWidget(button);
    buttons_.push_back({button, QString::fromLatin1(icon)});
    return button;
}

void RaceTransport::add_buttons(QHBoxLayout& row) {
    connect(add_button(row, "first", tr("Start of the race (Home)")), &QToolButton::clicked, this, [this] {
        playback_.pause();
        playback_.seek(0);
    });
    connect(add_button(row, "back", tr("One cycle back (←)")), &QToolButton::clicked, this,
            [this] { playback_.step(-1); });
    play_ = add_button(row, "play", tr("Play or pause the race (Space)"));
    play_->setProperty("primary", true);
    connect(play_, &QToolButton::clicked, &playback_, &RacePlayback::toggle);
    connect(add_button(row, "fwd", tr("One cycle forward (→)")), &QToolButton::clicked, this,
            [this] { playback_.step(1); });
    connect(add_button(row, "last", tr("End of the race (End)")), &QToolButton::clicked, this, [this] {
        playback_.pause();
        playback_.seek(playback_.end());
    });
}

void RaceTransport::set_theme(const Theme& theme) {
    theme_ = theme;
    const int side = std::max(20, qRound(icon_at_100 * text_scale()));
    for (const Button& each : buttons_) {
        each.button->setIconSize({side, side});
        each.button->setIcon(icon(each.icon, theme));
    }
    use_font(*time_, FontRole::step);
    show_state();
    show_time();
}

void RaceTransport::show_race(const Race* race) {
    clock_ = race != nullptr ? race->clock : RaceClock::cycles;
    setEnabled(race != nullptr);
    fill_speeds();
    show_state();
    show_time();
}

void RaceTransport::fill_speeds() {
    speed_->clear();
    for (const std::uint64_t speed : RacePlayback::speeds) {
        const QString time = clock_ == RaceClock::cycles
                                 ? count_text(speed * playback_.unit())
                                 : time_text(static_cast<double>(speed * playback_.unit()));
        speed_->addItem(tr("%1 / s", "modelled time per second").arg(time));
    }
}

void RaceTransport::show_state() {
    play_->setIcon(icon(playback_.playing() ? QStringLiteral("pause") : QStringLiteral("play"), theme_,
                        Role::on_accent));
    speed_->setCurrentIndex(static_cast<int>(playback_.speed_index()));
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, static_cast<int>(positions_of(playback_.end())));
}

void RaceTransport::show_time() {
    const QSignalBlocker quiet(slider_);
    const std::uint64_t most = positions_of(playback_.end());
    const double share = playback_.end() == 0
                             ? 0
                             : static_cast<double>(playback_.time()) / static_cast<double>(playback_.end());
    slider_->setValue(static_cast<int>(std::llround(share * static_cast<double>(most))));
    const auto text = [this](std::uint64_t time) {
        return clock_ == RaceClock::cycles ? tr("Cycle %1").arg(count_text(time))
                                           : time_text(static_cast<double>(time));
    };
    time_->setText(text(playback_.time()));
    // wide enough for the longest text, so that nothing moves during playback
    time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance(text(playback_.end())) + 8);
}

} // namespace lockstep::gui
