#pragma once

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// The strip of one warp, in the layout's pixels, with colour roles. If steps or lanes share pixels, a column
/// is a stack: the active share at the top (at least one pixel if any lane is active), below it the most
/// frequent other state. The colour of a strip under 3 px shows whether none, some or most lanes are active.
[[nodiscard]] Raster film_strip(const GroupView& view, const FilmLayout& layout, Warp warp);

/// A swatch of a state, in the size of the legend.
[[nodiscard]] Raster film_swatch(std::size_t state, QRectF rect);

} // namespace lockstep::gui
