#include "app/gui/scenes/film/film_thumbnail.h"

#include "app/gui/scenes/film/film_parts.h"

#include <algorithm>

namespace lockstep::gui {

Raster film_thumbnail(const GroupView& view, Warp warp, QSize most) {
    const auto room = static_cast<std::uint32_t>(std::max(1, most.width()));
    FilmLayout layout;
    layout.ticks = std::max(1U, view.tick_count());
    layout.rows = view.steps->warp_width;
    layout.merged = (layout.ticks + room - 1) / room;
    layout.pitch = static_cast<int>(std::max(1U, room / layout.columns()));
    layout.strips.resize(view.steps->warps);
    layout.lane_rows.resize(view.steps->warps);
    layout.strips[warp.index()] = QRectF(0, 0, layout.width(), std::max(1, most.height()));
    layout.lane_rows[warp.index()] = static_cast<int>(view.lanes_of(warp));
    if (view.tick_count() == 0) { // nothing was logged
        layout.ticks = 0;
    }
    return film_strip(view, layout, warp);
}

} // namespace lockstep::gui
