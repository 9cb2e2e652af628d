#pragma once

#include "core/schedule/resident_warps.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>

namespace lockstep {

/// How far multiprocessors may run.
struct RunLimits {
    std::uint64_t horizon = 0;     ///< before it no answer comes to what is asked from `served` on
    std::uint64_t served = 0;      ///< requests of cycles before it have their answers
    std::uint64_t first_group = 0; ///< no group but those given is handed out before it; never: none is left
};

/// Takes one multiprocessor through its cycles, alone as far as nothing of the others matters:
///
///     ends of issues and waits  ->  groups come in  ->  schedulers issue  ->  the next cycle with an event
///                                   ^ stands here       ^ and here
///
/// It stands before groups come in where it has room and may be given a group that has not been handed out
/// yet, and before schedulers issue where they depend on answers of this very cycle.
class MultiprocessorClock {
public:
    using Cycles = std::uint64_t;
    static constexpr Cycles never = EventQueue::never;

    /// The part of a cycle that is next.
    enum class Part : std::uint8_t { ends, groups, issue };
    struct Place {
        Cycles cycle = 0;
        Part next{};
    };

    MultiprocessorClock(const LaunchOnMachine& launch, std::uint32_t number, std::span<GroupSpan> spans);

    /// Runs to the horizon, or until it stands.
    void run(const RunLimits& limits);
    [[nodiscard]] Place place() const { return {now_, next_}; }
    /// The next cycle in which something happens.
    [[nodiscard]] Cycles next_event() const;

    /// Hands a group out to it, for a cycle that it has not passed; `is_last` of the launch.
    void give(std::uint64_t group, Cycles cycle, bool is_last);
    /// Calls tell(cycle) for each room that it has for a group from a cycle on and has not told.
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
    std::deque<Cycles> room_; ///< for groups that are not given, from when on; ascending
    std::size_t untold_ = 0;  ///< the last of these
    Cycles first_group_ = 0;  ///< see RunLimits
};

} // namespace lockstep
