#pragma once

#include "app/gui/model/track.h"

#include <QObject>
#include <QTimer>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// Owns time: the current tick, how it advances, and how fast. No view has its own time.
class Playback : public QObject {
    Q_OBJECT
public:
    /// Selectable steps per second; 0: as fast as frames are drawn.
    static constexpr std::array<double, 8> speeds{0.25, 0.5, 1, 2, 4, 8, 16, 0};

    explicit Playback(QObject* parent = nullptr);

    /// Sets a new track and goes to this tick, or keeps the current tick if it exists.
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
    /// Moves by `count` stops of the granularity; backwards if negative. False at the end.
    bool step(int count);
    bool step(int count, Granularity granularity);
    void play(Direction direction = Direction::forwards);
    void pause();
    void toggle(Direction direction = Direction::forwards);
    void set_granularity(Granularity granularity);
    void set_speed(std::size_t index);
    void set_loop(bool loop);
    /// Sets the function that moves by this number of cycles of the model; it returns false if it cannot.
    /// Without it, cycles do not move.
    void set_cycle_steps(std::function<bool(int)> step) { step_cycles_ = std::move(step); }
    /// Sets the function that shows the next part of a tick, and returns false after the last. Forward
    /// playback at `most_speed_of_parts` or slower waits for that. A part is shown for half the time of a
    /// tick.
    void set_next_part(std::function<bool()> next) { next_part_ = std::move(next); }
    static constexpr double most_speed_of_parts = 4;

signals:
    void tick_changed(lockstep::Tick tick);
    void track_changed();
    void state_changed(); ///< playing, granularity, speed or loop changed

private:
    void advance();
    void begin_again(); ///< restarts playback at the other end
    [[nodiscard]] bool shows_next_part() const;
    [[nodiscard]] int interval_ms() const;

    Track track_;
    std::function<bool(int)> step_cycles_;
    std::function<bool()> next_part_;
    QTimer timer_;
    std::uint32_t tick_ = 0;
    std::size_t speed_ = 3;
    Direction direction_ = Direction::forwards;
    Granularity granularity_ = Granularity::tick;
    bool loop_ = false;
};

} // namespace lockstep::gui
