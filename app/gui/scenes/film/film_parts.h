#pragma once

#include "app/gui/scenes/film/film_cells.h"
#include "app/gui/scenes/film/film_layout.h"

namespace lockstep::gui {

inline constexpr double film_axis_height = 16;

/// Returns the positions of the layout's columns, on which the overlay draws the cursor.
[[nodiscard]] CursorTrack film_track(const FilmLayout& layout);
/// Adds brackets for the rounds (loop iterations) above the strips. Where rounds are too narrow, one bracket
/// covers several rounds.
void add_film_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout);
/// Adds step numbers below the strips.
void add_film_axis(Scene& scene, const FilmLayout& layout);
/// Counts how often each state occurs in the whole run of a warp.
[[nodiscard]] FilmShares film_states_of(const GroupView& view, Warp warp);
/// Adds a legend of the states that occur. Returns its bottom edge.
double add_film_legend(Scene& scene, const FilmShares& seen, double width, double top);

} // namespace lockstep::gui
