#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The banks of local memory in the step of the cursor's warp: its lanes above, the banks below at the same
/// pitch, one line per access, one box per pass:
///
///     Local memory banks   warp 0 reads s[lid + k]                  [ 1 pass · no conflict ]
///     lanes    [0][ ][ ][ ][4]...
///               |        \___
///     banks    [0][1][2][3][7]...                                    4 words read
///     passes   [ lanes 0, 4, 8 ]
///
/// If the step does not access local memory, the picture states this and draws empty banks.
[[nodiscard]] Scene banks_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                const SceneOptions& options = {});

/// Tooltip for a bank, a pass or the verdict of the picture.
[[nodiscard]] QString banks_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                    const Pointed& pointed);

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
