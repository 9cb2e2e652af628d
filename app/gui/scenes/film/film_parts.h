#pragma once

#include "app/gui/scenes/film/film_cells.h"
#include "app/gui/scenes/film/film_layout.h"

namespace lockstep::gui {

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
