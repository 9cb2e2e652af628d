#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the global memory requests of the cursor's warp at the cursor's tick (a vector load makes several),
/// or at its nearest step with requests:
///
///     lane     0   1   2   3 ...                     4 sectors per request
///               \  |  /  /                           [======] 100 % of bytes used
///     sector  [||||][||||][    ][....]               1 line · 128 B moved
///     line    |------0-127------|
///
/// Long runs of untouched lines between touched lines are omitted, and the picture says so.
[[nodiscard]] Scene global_memory_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                        const SceneOptions& options = {});

/// Returns the tooltip for a sector, or for a lane above it.
[[nodiscard]] QString global_memory_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                            const Pointed& pointed);

} // namespace lockstep::gui
