#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// What a lane does in the cursor's tick, with its access or the value it receives; for a warp, how many
/// lanes take part. Empty for other shapes.
[[nodiscard]] QString lane_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);

/// A click on a lane goes to the lane; one on a warp's header, count or overview row goes to the warp.
[[nodiscard]] Destination lane_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                     const Pointed& pointed);

/// The line of the cursor's lane, emphasised over pictures that connect lanes with the memory they access.
[[nodiscard]] Scene chosen_lines(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
