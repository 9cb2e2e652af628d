#pragma once

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Draws the strip of one warp in pixels of the layout, with colour roles. If several steps or lanes share a
/// pixel column, the column is a stack: the share of active lanes at the top (at least one pixel if any lane
/// is active), below it the most frequent other state. A strip lower than 3 px only distinguishes whether
/// none, some or most lanes are active.
[[nodiscard]] Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp);

/// Draws the legend swatch of a state.
[[nodiscard]] Raster film_swatch(std::size_t state, QRectF rect);

} // namespace lockstep::gui
