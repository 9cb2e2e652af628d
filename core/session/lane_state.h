#pragma once

#include "core/session/group_view.h"

#include <optional>
#include <vector>

namespace lockstep {

/// What a lane does in a tick.
enum class LaneState : std::uint8_t {
    active,        ///< takes part in the warp's step; in a branch: takes the true side
    decided_false, ///< takes part in a branch and takes the false side
    at_barrier,    ///< its step is the barrier itself
    masked,        ///< its warp is issued, but the lane is masked off
    waiting,       ///< its warp has arrived at a barrier that others have not reached
    finished,      ///< it has no further event
    not_issued,    ///< its warp has no step in this tick
};
inline constexpr std::size_t lane_states = 7;

/// One warp in one tick.
struct WarpRow {
    Warp warp;
    const WarpStep* step = nullptr; ///< null: not issued
    std::vector<LaneState> lanes;   ///< the existing lanes
    /// The state of a row that is not issued; active if it is issued.
    LaneState idle = LaneState::active;
};

/// True for lanes that take part in their warp's step, at a barrier or elsewhere.
[[nodiscard]] constexpr bool takes_part(LaneState state) {
    return state <= LaneState::at_barrier;
}

[[nodiscard]] WarpRow warp_row(const GroupView& view, Tick tick, Warp warp);

/// One lane's part in a step.
struct LaneEvent {
    WorkItem item;
    std::uint64_t payload = 0;
    std::uint64_t event = 0; ///< index in the trace
};
/// Empty if the lane is not active.
[[nodiscard]] std::optional<LaneEvent> lane_event(const GroupView& view, const WarpStep& step, Lane lane);

/// Number of accesses of a work-item up to and including this event.
[[nodiscard]] std::uint64_t accesses_until(const Trace& trace, const LaneEvent& event);

} // namespace lockstep
