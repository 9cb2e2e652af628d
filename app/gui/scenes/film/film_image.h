#pragma once

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// The strip of one warp, a pixel a pixel of the layout, in roles. Where steps or lanes share pixels, a column
/// is a stack: the active share from the top (a pixel at least where any lane is active), below it the state
/// that most of the others have; a strip under 3 px shows by its colour whether none, some or most are active.
[[nodiscard]] Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp);

/// A swatch of a state, as large as the legend's.
[[nodiscard]] Raster film_swatch(std::size_t state, QRectF rect);

} // namespace lockstep::gui
