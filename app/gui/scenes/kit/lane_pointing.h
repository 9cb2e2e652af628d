#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// What a lane does in the cursor's tick, with its access or what it receives; of a warp, how much of it
/// takes part. Empty for other shapes.
[[nodiscard]] QString lane_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);

/// A click on a lane leads to it, one on a warp's header, count or place in the overview to the warp.
[[nodiscard]] Destination lane_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                     const Pointed& pointed);

/// The line of the cursor's lane, drawn strong over pictures that join lanes to what they access.
[[nodiscard]] Scene chosen_lines(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
