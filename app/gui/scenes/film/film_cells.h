#pragma once

#include "core/session/group_view.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// What a lane does in a step, as shown in the film.
enum class FilmState : std::uint8_t {
    active,        ///< takes part; in a branch: takes the true side
    decided_false, ///< takes part in a branch and takes the false side
    masked,        ///< its warp is issued, but the lane is masked off
    waits,         ///< at a barrier that others have not reached
    meets,         ///< passes the barrier
    goes_on,       ///< tests the loop with all lanes of its warp, and continues
    leaves,        ///< tests the loop with all lanes of its warp, and leaves it
    idle,          ///< has finished, or its warp is not issued
};
inline constexpr std::size_t film_states = 8;

/// The existing lanes of one warp in one tick. Branch results come from the trace.
[[nodiscard]] std::vector<FilmState> film_lanes(const GroupView& view, Tick tick, Warp warp);

/// Lanes by state.
using FilmShares = std::array<std::uint32_t, film_states>;
[[nodiscard]] FilmShares film_shares(const std::vector<FilmState>& lanes);

} // namespace lockstep::gui
