#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws how many warps of the kernel are resident on a multiprocessor, what limits their number, which
/// change would allow more, and how the number depends on group size, registers and local memory:
///
///     25.0 %  4 of 16 warps, 1 work-group       | group size      __--__
///     [ local memory · limiter        1 ]       | registers       --__
///       warp slots                    4         | local memory    --____
///     Next step ...
[[nodiscard]] Scene occupancy_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture occupancy_picture;

} // namespace lockstep::gui
