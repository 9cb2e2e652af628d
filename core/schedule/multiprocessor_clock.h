#pragma once

#include "core/schedule/warps/resident_warps.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>

namespace lockstep {

/// The limits up to which multiprocessors may run independently.
struct RunLimits {
    /// Requests that are made in cycle `served` or later get no response before this cycle.
    std::uint64_t horizon = 0;
    std::uint64_t served = 0; ///< all requests of cycles before this one have been served
    /// Earliest cycle in which another group can be assigned; `never` if no group is left.
    std::uint64_t first_group = 0;
};

/// Runs one multiprocessor through its cycles, independently of the others as far as possible:
///
///     ends of issues and waits  ->  groups start    ->  schedulers issue  ->  the next cycle with an event
///                                   ^ stops here        ^ and here
///
/// It stops before the start of groups if it has room and may get a group that has not been assigned yet, and
/// before schedulers issue if their choice depends on responses to requests of the same cycle.
class MultiprocessorClock {
public:
    using Cycles = std::uint64_t;
    static constexpr Cycles never = EventQueue::never;

    /// The parts of a cycle, in this order.
    enum class Part : std::uint8_t { ends, groups, issue };
    struct Place {
        Cycles cycle = 0;
        Part next{};
    };

    MultiprocessorClock(const LaunchOnMachine& launch, std::uint32_t number, std::span<GroupSpan> spans);

    /// Runs until the horizon, or stops earlier if it must wait for other multiprocessors.
    void run(const RunLimits& limits);
    [[nodiscard]] Place place() const { return {now_, next_}; }
    /// Returns the next cycle with an event.
    [[nodiscard]] Cycles next_event() const;

    /// Assigns a group to this multiprocessor, where it starts in `cycle`, which must not have passed yet.
    /// `is_last` is true for the last group of the launch.
    void give(std::uint64_t group, Cycles cycle, bool is_last);
    /// Reports the room for further groups that has become available since the last call. For each group that
    /// fits, calls `tell` with the cycle from which there is room for it.
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
    /// The next part of the current cycle. The first cycle has no `ends` part, because no issue or wait ends
    /// in it.
    Part next_ = Part::groups;
    std::deque<Given> given_;
    /// For each additional group that fits, the cycle from which there is room for it, in ascending order.
    std::deque<Cycles> room_;
    /// Number of entries, at the end of room_, that tell_room() has not reported yet.
    std::size_t untold_ = 0;
    Cycles first_group_ = 0; ///< RunLimits::first_group of the current run()
};

} // namespace lockstep
