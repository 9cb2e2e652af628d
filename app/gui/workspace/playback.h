#pragma once

#include "app/gui/workspace/track.h"

#include <QObject>
#include <QTimer>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// Owns the current tick, and how and how fast it advances. Views have no time state of their own.
class Playback : public QObject {
    Q_OBJECT
public:
    /// Selectable speeds in steps per second; 0 means one step per drawn frame.
    static constexpr std::array<double, 8> speeds{0.25, 0.5, 1, 2, 4, 8, 16, 0};

    explicit Playback(QObject* parent = nullptr);

    /// Sets another track and moves to the tick `at`; without `at`, keeps the current tick if the track has
    /// it.
    void set_track(Track track, std::optional<Tick> at = std::nullopt);
    [[nodiscard]] const Track& track() const { return track_; }
    [[nodiscard]] Tick tick() const { return Tick(tick_); }
    [[nodiscard]] std::uint32_t tick_count() const { return track_.ticks; }
    [[nodiscard]] bool playing() const { return timer_.isActive(); }
    [[nodiscard]] bool backwards() const { return direction_ == Direction::backwards; }
    [[nodiscard]] Granularity granularity() const { return granularity_; }
    [[nodiscard]] double speed() const { return speeds[speed_]; }
    [[nodiscard]] std::size_t speed_index() const { return speed_; }
    [[nodiscard]] bool loop() const { return loop_; }

    void seek(Tick tick);
    void first();
    void last();
    /// Moves by `count` stops of the granularity; backwards if negative. Returns false at the end of the
    /// track.
    bool step(int count);
    bool step(int count, Granularity granularity);
    void play(Direction direction = Direction::forwards);
    /// Plays forwards and stops at a later tick, or at a break before it.
    void play_to(Tick tick);
    void pause();
    void toggle(Direction direction = Direction::forwards);
    void set_granularity(Granularity granularity);
    void set_speed(std::size_t index);
    void set_loop(bool loop);
    /// Sets the function that moves by a number of cycles of the model; it returns false if it cannot.
    /// Without this function, stepping by cycles has no effect.
    void set_cycle_steps(std::function<bool(int)> step) { step_cycles_ = std::move(step); }
    /// Sets the function that shows the next part of a tick (such as a pass of a bank conflict) and returns
    /// false after the last part. Forward playback at speed `most_speed_of_parts` or slower shows all parts
    /// before it moves on. Each part is shown for half the duration of a tick.
    void set_next_part(std::function<bool()> next) { next_part_ = std::move(next); }
    static constexpr double most_speed_of_parts = 4;
    /// Sets the ascending ticks at which playback stops by itself. Steps of the user pass over them.
    void set_breaks(std::vector<std::uint32_t> ticks) { breaks_ = std::move(ticks); }

signals:
    void tick_changed(lockstep::Tick tick);
    void track_changed();
    void state_changed(); ///< emitted when playing, granularity, speed or loop has changed

private:
    void advance();
    [[nodiscard]] std::uint32_t target_of(int count, Granularity granularity) const;
    [[nodiscard]] std::optional<std::uint32_t> break_between(std::uint32_t from, std::uint32_t to) const;
    void begin_again(); ///< continues playback from the opposite end of the track
    [[nodiscard]] bool shows_next_part() const;
    [[nodiscard]] int interval_ms() const;

    Track track_;
    std::function<bool(int)> step_cycles_;
    std::function<bool()> next_part_;
    std::vector<std::uint32_t> breaks_;
    std::optional<std::uint32_t> goal_; ///< the tick at which playback stops once
    QTimer timer_;
    std::uint32_t tick_ = 0;
    std::size_t speed_ = 3;
    Direction direction_ = Direction::forwards;
    Granularity granularity_ = Granularity::tick;
    bool loop_ = false;
};

} // namespace lockstep::gui
