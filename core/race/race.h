#pragma once

// Must be the first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header.
#include <cstddef>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/race/race_rounds.h"
#include "core/schedule/timeline.h"
#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

// A race shows two to four runs on one clock of the hardware model:
//
//     clock   0        100       200       300
//     run 0   |=launch 0==|==launch 1==|         first, 270
//     run 1   |=======launch 0==========|==      second, 300: 30 behind, 1.11 times as long
//              ^ they part at 20

inline constexpr std::size_t least_racers = 2;
inline constexpr std::size_t most_racers = 4;

/// The unit of a race's clock: cycles if all runs have the same preset with the same clock rate, otherwise
/// nanoseconds.
enum class RaceClock : std::uint8_t { cycles, nanoseconds };

/// Why runs cannot race.
enum class NoRace : std::uint8_t {
    none,
    too_few,    ///< fewer than least_racers
    too_many,   ///< more than most_racers
    other_size, ///< a run has another problem size than the first one
    no_model,   ///< a launch of a run does not fit on a multiprocessor
};
struct RaceRefusal {
    NoRace why = NoRace::none;
    std::size_t run = 0; ///< index of the run with another size or without a model
    friend bool operator==(const RaceRefusal&, const RaceRefusal&) = default;
};

/// A launch of a run on the clock. In nanoseconds, it starts with the launch overhead of the hardware model.
struct RaceLeg {
    std::size_t launch = 0;
    std::uint64_t begin = 0;
    std::uint64_t start = 0; ///< time of cycle 0, after the launch overhead
    std::uint64_t end = 0;
    double units_per_cycle = 1;
    std::shared_ptr<const Timeline> timeline; ///< of multiprocessor 0
    RaceRounds rounds; ///< of the first work-group on multiprocessor 0, with times on the clock

    /// Returns the time of a cycle of the launch.
    [[nodiscard]] std::uint64_t time_of(std::uint64_t cycle) const;
};

/// The place of a run. Runs with equal ends share a place: 1, 2, 2, 4.
struct Standing {
    std::uint32_t place = 1;
    std::uint64_t gap = 0;       ///< time behind the winner
    std::optional<double> ratio; ///< end / end of the winner; empty if the winner ends at 0
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// Returns the standing of each run, given their ends.
[[nodiscard]] std::vector<Standing> standings_of(std::span<const std::uint64_t> ends);

/// How far a run is at a time of the clock.
struct RaceProgress {
    bool is_finished = false;
    std::size_t leg = 0;              ///< index of the launch that runs, or of the last one
    std::optional<std::size_t> round; ///< index of the current round in its leg; empty outside of rounds
    friend bool operator==(const RaceProgress&, const RaceProgress&) = default;
};

/// A run in a race.
struct Racer {
    std::shared_ptr<const Session> session;
    std::vector<RaceLeg> legs; ///< one per launch, in order
    std::uint64_t end = 0;     ///< time at which the run is finished
    Standing standing;

    [[nodiscard]] RaceProgress progress_at(std::uint64_t time) const;
    /// Returns the number of warp slots of multiprocessor 0 that are ever used; at least 1.
    [[nodiscard]] std::uint32_t slot_count() const;
};

struct Race {
    RaceClock clock{};
    std::vector<Racer> runs;              ///< in the order in which they were given
    std::uint64_t first_end = 0;          ///< time at which the winner is finished
    std::uint64_t end = 0;                ///< time at which the last run is finished
    std::optional<std::uint64_t> parting; ///< see parting_of()
};

/// Returns the problem size of a run: the number of elements of an experiment; the number of work-items of another
/// run.
[[nodiscard]] std::uint64_t problem_size(const Session& session);
/// Returns why sessions cannot race; `none` if they can.
[[nodiscard]] RaceRefusal why_no_race(std::span<const std::shared_ptr<const Session>> sessions);

/// Makes the race of sessions for which why_no_race() is `none`. Simulates launches whose timelines the sessions
/// do not have yet. Errors: cancelled.
Result<Race> make_race(std::span<const std::shared_ptr<const Session>> sessions,
                       const ProgressSink& progress = {});

} // namespace lockstep
