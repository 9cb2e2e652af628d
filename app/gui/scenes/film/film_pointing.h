#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The cursor's step as a line through all strips, its round's bracket, and frames around its warp and lane.
[[nodiscard]] Scene film_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);
/// A dashed line through the step, and a frame around the lane.
[[nodiscard]] Scene film_hover(const GroupView& view, const Scene& scene, const Pointed& pointed);
/// The lane, the step and round, and what the lane does there.
[[nodiscard]] QString film_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                   const Pointed& pointed);
/// Goes to the step, the warp and the lane.
[[nodiscard]] Destination film_click(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                     const Pointed& pointed);

} // namespace lockstep::gui
