#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the banks used by the step of the cursor's warp. If that step does not access local memory, draws
/// those of the nearest step that does, and says so.
[[nodiscard]] Scene nearest_request_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                          const SceneOptions& options);
/// Tooltips over banks describe the drawn request; all others describe the cursor's step.
[[nodiscard]] QString nearest_request_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                              const Pointed& pointed);
/// Handles a click on a pass: moves the cursor to the step of the pass and holds the pass there.
[[nodiscard]] Destination nearest_request_click(const GroupView& view, const Cursor& cursor,
                                                const Scene& scene, const Pointed& pointed);

} // namespace lockstep::gui
