#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The banks in the step of the cursor's warp. If it accesses no local memory: in the nearest step that does, which
/// the scene says.
[[nodiscard]] Scene nearest_request_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                          const SceneOptions& options);
/// Shapes over banks speak of the request that is shown, the others of the cursor's step.
[[nodiscard]] QString nearest_request_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                              const Pointed& pointed);
/// A pass is held in its own step: the cursor goes there.
[[nodiscard]] Destination nearest_request_click(const GroupView& view, const Cursor& cursor,
                                                const Scene& scene, const Pointed& pointed);

} // namespace lockstep::gui
