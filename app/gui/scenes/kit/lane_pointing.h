#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Describes what a lane does in the cursor's tick, with its access or the value that it receives; for a
/// warp, how many lanes take part. Empty for other shapes.
[[nodiscard]] QString lane_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);

/// Handles a click: a lane selects the lane; a warp's header, count or overview row selects the warp.
[[nodiscard]] Destination lane_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                     const Pointed& pointed);

/// Highlights the line of the cursor's lane in pictures that connect lanes with the memory they access.
[[nodiscard]] Scene chosen_lines(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
