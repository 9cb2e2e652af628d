#pragma once

#include "core/schedule/warps/resident_warps.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>

namespace lockstep {

/// How far multiprocessors may run.
struct RunLimits {
    std::uint64_t horizon = 0;     ///< requests from `served` on get no answer before it
    std::uint64_t served = 0;      ///< requests of earlier cycles have been answered
    std::uint64_t first_group = 0; ///< no further group is handed out before it; never: no group is left
};

/// Runs one multiprocessor through its cycles, independently of the others as far as possible:
///
///     ends of issues and waits  ->  groups start    ->  schedulers issue  ->  the next cycle with an event
///                                   ^ stops here        ^ and here
///
/// It stops before groups start if it has room and may get a group that has not been handed out yet, and
/// before schedulers issue if they depend on answers of the same cycle.
class MultiprocessorClock {
public:
    using Cycles = std::uint64_t;
    static constexpr Cycles never = EventQueue::never;

    /// The next part of a cycle.
    enum class Part : std::uint8_t { ends, groups, issue };
    struct Place {
        Cycles cycle = 0;
        Part next{};
    };

    MultiprocessorClock(const LaunchOnMachine& launch, std::uint32_t number, std::span<GroupSpan> spans);

    /// Runs to the horizon, or until it must stop.
    void run(const RunLimits& limits);
    [[nodiscard]] Place place() const { return {now_, next_}; }
    /// The next cycle in which something happens.
    [[nodiscard]] Cycles next_event() const;

    /// Gives it a group for a cycle that it has not passed. `is_last` means that it is the launch's last
    /// group.
    void give(std::uint64_t group, Cycles cycle, bool is_last);
    /// Calls tell(cycle) for each room that has not been reported, with the cycle from which it is available.
    template <class Tell>
    void tell_room(const Tell& tell) {
        for (; untold_ != 0; --untold_) {
            tell(room_[room_.size() - untold_]);
        }
    }
    [[nodiscard]] ResidentWarps& warps() { return warps_; }

private:
    [[nodiscard]] Cycles next_group() const;
    void end_issues_and_waits();
    void place_given();
    void note_room();

    struct Given {
        std::uint64_t group = 0;
        Cycles cycle = 0;
    };
    const LaunchOnMachine& launch_;
    const std::uint32_t number_;
    ResidentWarps warps_;
    Cycles now_ = 0;
    Part next_ = Part::groups; ///< nothing ends in the first cycle
    std::deque<Given> given_;
    std::deque<Cycles> room_; ///< for groups not given yet: when it is available; ascending
    std::size_t untold_ = 0;  ///< the last of these, not reported yet
    Cycles first_group_ = 0;  ///< see RunLimits
};

} // namespace lockstep
