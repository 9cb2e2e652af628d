#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/track.h"

namespace lockstep::gui {

/// Draws the timeline slider: the part up to the current tick in the accent colour, tick marks for up to 100
/// steps, bars at barriers (bars closer than 4 px merge into a band), the handle at the tick, and below it 4
/// px marks in the accent colour for the `marked` steps, and a ribbon for each bookmark.
///
///        ‖      ‖      ‖
///     |--|--|--|▼--|--|--|--|
[[nodiscard]] Scene scrub_scene(const Track& track, Tick tick, QSizeF size,
                                const std::vector<std::uint32_t>& marked = {},
                                const std::vector<std::uint32_t>& bookmarks = {});

/// Converts a tick to a position on the slider, and a position to the nearest tick.
[[nodiscard]] double scrub_x(const Track& track, Tick tick, double width);
[[nodiscard]] Tick scrub_tick(const Track& track, double x, double width);

} // namespace lockstep::gui
