#pragma once

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/scene.h"
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

/// The strip of one warp, in the layout's pixels, with colour roles. If steps or lanes share pixels, a column
/// is a stack: the active share at the top (at least one pixel if any lane is active), below it the most
/// frequent other state. The colour of a strip under 3 px shows whether none, some or most lanes are active.
[[nodiscard]] Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp);

/// A swatch of a state, in the size of the legend.
[[nodiscard]] Raster film_swatch(std::size_t state, QRectF rect);

inline constexpr double film_axis_height = 16;

/// The positions of the layout's columns, for the overlay.
[[nodiscard]] CursorTrack film_track(const FilmLayout& layout);
/// The rounds above the strips. Rounds that are too narrow for a bracket share one for each named round.
void add_film_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout);
/// Numbers of steps below the strips.
void add_film_axis(Scene& scene, const FilmLayout& layout);
/// How often each state occurs in a warp's whole run.
[[nodiscard]] FilmShares film_states_of(const GroupView& view, Warp warp);
/// Legend of the states that occur. Returns the bottom.
double add_film_legend(Scene& scene, const FilmShares& seen, double width, double top);

} // namespace lockstep::gui
