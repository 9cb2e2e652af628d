#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the lanes at the top and, aligned with them, what matters in the step of the cursor's warp: the
/// banks, the global memory request (in kernels without local memory), an exchange, or the film of the warp.
[[nodiscard]] Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

extern const Picture stage_picture;

} // namespace lockstep::gui
