#pragma once

#include "app/gui/scenes/film/film_cells.h"
#include "app/gui/scenes/film/film_layout.h"

namespace lockstep::gui {

inline constexpr double film_axis_height = 16;

/// What the overlay reads the layout's columns off.
[[nodiscard]] CursorTrack film_track(const FilmLayout& layout);
/// The rounds above the strips. Of rounds that have too few pixels for a bracket, those that have a name have
/// one together.
void add_film_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout);
/// Numbers of steps below the strips.
void add_film_axis(Scene& scene, const FilmLayout& layout);
/// How often a warp has each state in its whole run.
[[nodiscard]] FilmShares film_states_of(const GroupView& view, Warp warp);
/// The states that were seen. Returns the bottom.
double add_film_legend(Scene& scene, const FilmShares& seen, double width, double top);

} // namespace lockstep::gui
