#pragma once

#include "app/gui/model/track.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// The timeline slider: the part up to the tick in the accent colour, tick marks up to 100 steps, bars at
/// barriers (marks closer than 4 px merge into a band), the handle at the tick, and below it the `marked`
/// steps as 4 px in the accent colour.
///
///        ‖      ‖      ‖
///     |--|--|--|▼--|--|--|--|
[[nodiscard]] Scene scrub_scene(const Track& track, Tick tick, QSizeF size,
                                const std::vector<std::uint32_t>& marked = {});

/// The position of a tick on the slider, and the tick nearest to a position.
[[nodiscard]] double scrub_x(const Track& track, Tick tick, double width);
[[nodiscard]] Tick scrub_tick(const Track& track, double x, double width);

} // namespace lockstep::gui
