#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// How many warps of the kernel are resident on a multiprocessor, what limits them, what would allow more,
/// and how this depends on the kernel's numbers:
///
///     25.0 %  4 of 16 warps, 1 work-group       | group size      __--__
///     [ local memory · limiter        1 ]       | registers       --__
///       warp slots                    4         | local memory    --____
///     Next step ...
[[nodiscard]] Scene occupancy_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture occupancy_picture;

} // namespace lockstep::gui
