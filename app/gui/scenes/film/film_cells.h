#pragma once

#include "core/session/group_view.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// What a lane does in a step, as the film tells it.
enum class FilmState : std::uint8_t {
    active,        ///< takes part; of a decision: decides true
    decided_false, ///< takes part in a decision and goes the other way
    masked,        ///< its warp is issued, it is not part of it
    waits,         ///< at a barrier that others have not reached
    meets,         ///< passes the barrier
    goes_on,       ///< tests the loop, as all of its warp, and goes on
    leaves,        ///< tests the loop, as all of its warp, and leaves it
    idle,          ///< has finished, or its warp is not issued
};
inline constexpr std::size_t film_states = 8;

/// The lanes of one warp in one tick, as many as exist. Decisions are counted from the trace.
[[nodiscard]] std::vector<FilmState> film_lanes(const GroupView& view, Tick tick, Warp warp);

/// Lanes by state.
using FilmShares = std::array<std::uint32_t, film_states>;
[[nodiscard]] FilmShares film_shares(const std::vector<FilmState>& lanes);

} // namespace lockstep::gui
