#pragma once

#include "core/session/group_view.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// What a lane does in a step, as shown in the film (the timeline picture of a whole work-group).
enum class FilmState : std::uint8_t {
    active,        ///< executes the step; in a branch: takes the true side
    decided_false, ///< executes a branch and takes the false side
    masked,        ///< its warp executes the step, but the lane is masked off
    waits,         ///< at a barrier that other work-items have not reached
    meets,         ///< passes the barrier
    goes_on,       ///< evaluates the loop condition with all lanes of its warp, and continues the loop
    leaves,        ///< evaluates the loop condition with all lanes of its warp, and leaves the loop
    idle,          ///< has finished, or its warp does not execute a step
};
inline constexpr std::size_t film_states = 8;

/// Returns the states of the existing lanes of one warp in one tick. Branch results are taken from the trace.
[[nodiscard]] std::vector<FilmState> film_lanes(const GroupView& view, Tick tick, Warp warp);

/// Number of lanes in each state.
using FilmShares = std::array<std::uint32_t, film_states>;
[[nodiscard]] FilmShares film_shares(const std::vector<FilmState>& lanes);

} // namespace lockstep::gui
