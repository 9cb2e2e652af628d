#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The banks in the step of the cursor's warp. If that step does not access local memory, in the nearest step
/// that does; the scene states this.
[[nodiscard]] Scene nearest_request_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                          const SceneOptions& options);
/// Tooltips over banks describe the shown request, others the cursor's step.
[[nodiscard]] QString nearest_request_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                              const Pointed& pointed);
/// A pass is held in its own step: the cursor goes there.
[[nodiscard]] Destination nearest_request_click(const GroupView& view, const Cursor& cursor,
                                                const Scene& scene, const Pointed& pointed);

} // namespace lockstep::gui
