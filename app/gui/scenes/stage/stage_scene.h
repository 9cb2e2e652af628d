#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the lanes at the top and, aligned with them, the request of the cursor's warp: the banks, the global memory
/// request (in kernels without local memory) or an exchange. Below it is the film of the warp, if there is room:
///
///     Lanes    Warp 0   29   /   /   /
///     Banks    lanes     |             without a request in this step, the part stays where it is
///              banks    [1] [ ] [ ]
///     Warp 0, whole run
///
/// The parts have the same places in all steps of a run. A slide shows the request or, in a step without one, the film.
[[nodiscard]] Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

extern const Picture stage_picture;

} // namespace lockstep::gui
