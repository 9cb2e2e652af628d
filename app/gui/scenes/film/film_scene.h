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

} // namespace lockstep::gui
