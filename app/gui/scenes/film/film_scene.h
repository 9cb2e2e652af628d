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

} // namespace lockstep::gui
