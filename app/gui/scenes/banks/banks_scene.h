#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the local memory banks used by the step of the cursor's warp: the lanes at the top, the banks below
/// them with equal spacing, one line per access, and one box per pass:
///
///     Local memory banks   warp 0 reads s[lid + k]                  [ 1 pass · no conflict ]
///     lanes    [0][ ][ ][ ][4]...
///               |        \___
///     banks    [0][1][2][3][7]...                                    4 words read
///     passes   [ lanes 0, 4, 8 ]
///
/// If the step does not access local memory, the picture says so and draws empty banks.
[[nodiscard]] Scene banks_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// Returns the tooltip for a bank, a pass or the verdict of the picture.
[[nodiscard]] QString banks_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                    const Pointed& pointed);

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
