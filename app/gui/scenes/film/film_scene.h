#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the whole run of a work-group in one image: steps along x, one strip per warp, and lanes along y in
/// each strip. The strip of the selected warp is three times as high:
///
///     Film   56 steps · rows are lanes, columns are steps ...
///             k = 1     k = 2     k = 4                      warp steps
///     Warp 0  ▌▌▌▌║▌▌▌▌║▌▌▌▌ ...                                 20
///     Warp 1  ▌▌▌▌║▌   ║▌                                        14
///             1         10        20
///
/// Interleaved access looks like a comb, sequential access like a staircase. A click moves the cursor to the
/// step, warp and lane.
[[nodiscard]] Scene film_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                               const SceneOptions& options = {});

/// Draws the film of the cursor's warp alone, as high as its room allows.
[[nodiscard]] Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {}, bool has_legend = true);

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
