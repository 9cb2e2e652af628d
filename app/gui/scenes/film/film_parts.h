#pragma once

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// What a lane does in a step, as shown in the film (the timeline picture of a whole work-group).
enum class FilmState : std::uint8_t {
    active,        ///< executes the step; in a branch: takes the true side
    decided_false, ///< executes a branch and takes the false side
    masked,        ///< the lane's warp executes the step, but the lane is masked off
    waits,         ///< waits at a barrier that other work-items have not reached
    meets,         ///< passes the barrier
    goes_on,       ///< evaluates the loop condition with all lanes of its warp, and continues the loop
    leaves,        ///< evaluates the loop condition with all lanes of its warp, and leaves the loop
    idle,          ///< the lane has finished, or its warp does not execute a step
};
inline constexpr std::size_t film_states = 8;

/// Returns the states of the existing lanes of one warp in one tick. Branch results are taken from the trace.
[[nodiscard]] std::vector<FilmState> film_lanes(const GroupView& view, Tick tick, Warp warp);

/// Number of lanes in each state.
using FilmShares = std::array<std::uint32_t, film_states>;
[[nodiscard]] FilmShares film_shares(const std::vector<FilmState>& lanes);

/// Draws the strip of one warp in pixels of the layout, with colour roles. If several steps or lanes share a
/// pixel column, the column is a stack: the share of active lanes at the top (at least one pixel if any lane
/// is active), below it the most frequent other state. A strip lower than 3 px only distinguishes whether
/// none, some or most lanes are active.
[[nodiscard]] Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp);

/// Draws the legend swatch of a state.
[[nodiscard]] Raster film_swatch(std::size_t state, QRectF rect);

inline constexpr double film_axis_height = 16;

/// Returns the positions of the layout's columns, on which the overlay draws the cursor.
[[nodiscard]] CursorTrack film_track(const FilmLayout& layout);
/// Adds brackets for the rounds (loop iterations) above the strips. Where rounds are too narrow, one bracket
/// covers several rounds.
void add_film_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout);
/// Covers the strips from a step on, with a question mark.
void add_film_cover(Scene& scene, const FilmLayout& layout, Tick from);
/// Adds step numbers below the strips.
void add_film_axis(Scene& scene, const FilmLayout& layout);
/// Counts how often each state occurs in the whole run of a warp.
[[nodiscard]] FilmShares film_states_of(const GroupView& view, Warp warp);
/// Adds a legend of the states that occur. Returns its bottom edge.
double add_film_legend(Scene& scene, const FilmShares& seen, double width, double top);
/// Returns the height of the axis and the legend below a film. A slide reserves the same for all films.
[[nodiscard]] double film_notes_height(const FilmShares& seen, double width, SceneStyle style,
                                       bool has_legend = true);

} // namespace lockstep::gui
