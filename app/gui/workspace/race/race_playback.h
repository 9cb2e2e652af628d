#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// The position in the race on the page Race.
struct RaceForm {
    std::uint64_t time = 0; ///< time of the race's clock
    std::size_t speed = 3;  ///< index into RacePlayback::speeds
};

/// Owns the time of the race, and how fast it advances.
class RacePlayback : public QObject {
    Q_OBJECT
public:
    /// Selectable speeds, in units of unit() per second.
    static constexpr std::array<std::uint64_t, 7> speeds{10, 20, 50, 100, 200, 500, 1000};

    explicit RacePlayback(RaceForm& form, QObject* parent = nullptr);

    /// Sets the end of the race; 0 if there is no race.
    void set_end(std::uint64_t end);
    [[nodiscard]] std::uint64_t end() const { return end_; }
    [[nodiscard]] std::uint64_t time() const { return form_.time; }
    /// Returns the power of ten that makes the speeds suitable for the length of the race: at the highest
    /// speed, it lasts at most 20 seconds.
    [[nodiscard]] std::uint64_t unit() const { return unit_; }
    [[nodiscard]] bool playing() const { return timer_.isActive(); }
    [[nodiscard]] std::size_t speed_index() const { return form_.speed; }

    void seek(std::uint64_t time);
    /// Moves by a time, backwards if negative, and pauses.
    void step(std::int64_t by);
    void pause();
    /// Plays or pauses. At the end of the race, plays from the start.
    void toggle();
    void set_speed(std::size_t index);

signals:
    void time_changed();
    void state_changed(); ///< emitted when playing, the speed or the end has changed

private:
    void advance();

    RaceForm& form_;
    QTimer timer_;
    QElapsedTimer since_; ///< since the last advance
    double rest_ = 0;     ///< time that is not yet a whole unit of the clock
    std::uint64_t end_ = 0;
    std::uint64_t unit_ = 1;
};

} // namespace lockstep::gui
