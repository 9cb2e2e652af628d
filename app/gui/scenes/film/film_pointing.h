#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the cursor's step as a line through all strips, marks the bracket of its round, and frames its warp
/// and lane.
[[nodiscard]] Scene film_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);
/// Draws a dashed line through the step under the pointer, and a frame around the lane.
[[nodiscard]] Scene film_hover(const GroupView& view, const Scene& scene, const Pointed& pointed);
/// Describes the lane, the step and round, and what the lane does there.
[[nodiscard]] QString film_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);
/// Moves the cursor to the step, the warp and the lane under the pointer.
[[nodiscard]] Destination film_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                     const Pointed& pointed);

} // namespace lockstep::gui
