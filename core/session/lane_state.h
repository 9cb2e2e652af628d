#pragma once

#include "core/session/group_view.h"

#include <optional>
#include <vector>

namespace lockstep {

/// The state of a lane in a tick.
enum class LaneState : std::uint8_t {
    active,        ///< executes the warp's step; in a branch: takes the true side
    decided_false, ///< executes a branch and takes the false side
    at_barrier,    ///< executes the barrier
    masked,        ///< its warp executes a step, but the lane is masked off
    waiting,       ///< its warp waits at a barrier that other warps have not reached
    finished,      ///< has executed its last event
    not_issued,    ///< its warp executes no step in this tick, for another reason than waiting at a barrier
};
inline constexpr std::size_t lane_states = 7;

/// The state of one warp in one tick.
struct WarpRow {
    Warp warp;
    const WarpStep* step = nullptr; ///< the executed step; null: the warp executes none in this tick
    std::vector<LaneState> lanes;   ///< states of the existing lanes
    /// The state of all lanes if the warp executes no step; otherwise `active`.
    LaneState idle = LaneState::active;
};

/// Returns true for lanes that execute the step of their warp, at a barrier or elsewhere.
[[nodiscard]] constexpr bool takes_part(LaneState state) {
    return state <= LaneState::at_barrier;
}

[[nodiscard]] WarpRow warp_row(const GroupView& view, Tick tick, Warp warp);

/// The event of one lane in a step of its warp.
struct LaneEvent {
    WorkItem item;
    std::uint64_t payload = 0;
    std::uint64_t event = 0; ///< index of the event in the trace
};
/// Returns the event of a lane in a step; nullopt if the lane is not active in the step.
[[nodiscard]] std::optional<LaneEvent> lane_event(const GroupView& view, const WarpStep& step, Lane lane);

/// Returns the fault because of which an access was not performed (out of bounds, a null pointer, misaligned);
/// nullopt if it was performed. For the copy of a struct, the first member has the fault, and those that are
/// outside (see FaultyEvents).
[[nodiscard]] std::optional<Fault> fault_of_access(const Trace& trace, const LaneEvent& event);

/// Returns the number of memory accesses of a work-item up to and including this event.
[[nodiscard]] std::uint64_t accesses_until(const Trace& trace, const LaneEvent& event);

} // namespace lockstep
