#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The whole run of a work-group in one image: steps along x, one strip per warp, lanes along y in each
/// strip. The selected warp's strip is three times as high:
///
///     Film   56 steps · rows are lanes, columns are steps ...
///             k = 1     k = 2     k = 4                      warp steps
///     Warp 0  ▌▌▌▌║▌▌▌▌║▌▌▌▌ ...                                 20
///     Warp 1  ▌▌▌▌║▌   ║▌                                        14
///             1         10        20
///
/// Interleaved access appears as a comb, sequential access as a staircase. A click goes to the step, warp and
/// lane.
[[nodiscard]] Scene film_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                               const SceneOptions& options = {});

/// The film of the cursor's warp, which the stage shows if a step does not use the banks: what follows from a
/// branch is to the right of it.
[[nodiscard]] Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size);

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
