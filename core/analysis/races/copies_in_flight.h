#pragma once

#include "core/analysis/races/barrier_order.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// When an access happens in its group, and who performs it.
struct Moment {
    static constexpr std::uint32_t no_copy = 0xFFFFFFFF;

    std::uint32_t item = 0; ///< index of the work-item in its group
    std::uint32_t tick = 0;
    /// For an access of an async copy: the tick of the call that started the copy. Otherwise no_copy.
    std::uint32_t start = no_copy;

    [[nodiscard]] bool is_of_copy() const { return start != no_copy; }
};

/// Finds the calls that started the async copies of a group. The log has the accesses of a copy directly
/// before the wait for it, but the copy may perform them at any time from the call on:
///
///     tick      3       4       5       6       7..9           10
///     site      start   write   B       read    loop R W ...   wait
///                 |<------------ in flight -------->|
///
/// Each iteration of the loop that performs copies has the number of its copy among the copies that the
/// work-item has started. Recordings of earlier versions lack it. Their copies count as accesses at the wait.
class CopiesInFlight {
public:
    CopiesInFlight() = default;
    CopiesInFlight(const GroupSteps& steps, const Trace& trace);

    /// Whether no access of the group belongs to a copy.
    [[nodiscard]] bool none() const { return starts_.empty(); }
    /// Returns the tick of the call that started the copy, or Moment::no_copy if the access does not belong
    /// to a copy. `entry`: an index into GroupSteps::events.
    [[nodiscard]] std::uint32_t start_of(std::size_t entry) const {
        return starts_.empty() ? Moment::no_copy : starts_[entry];
    }
    [[nodiscard]] bool has(std::size_t entry) const { return start_of(entry) != Moment::no_copy; }

private:
    std::vector<std::uint32_t> starts_; ///< one entry per event of the group; empty if there are no copies
};

/// Whether one of the two accesses belongs to a copy that was already in flight, and not yet waited for, when the
/// other access or its copy began. `earlier` must precede `later` in the log.
[[nodiscard]] bool is_in_flight(const Moment& earlier, const Moment& later);

/// Whether two conflicting accesses of a group race, that is, nothing orders them. `earlier` must precede
/// `later` in the log, and `items` is the number of work-items per group. OpenCL does not specify which
/// work-item copies which element, so the copy itself is the agent of its accesses, from the call on. Only a
/// group with one work-item orders its own accesses before the call.
[[nodiscard]] bool may_race(const Moment& earlier, const Moment& later, const BarrierOrder& barriers,
                            std::uint32_t items);

} // namespace lockstep
