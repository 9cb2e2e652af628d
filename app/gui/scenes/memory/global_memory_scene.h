#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The requests of global memory that the cursor's warp makes in the cursor's tick (a vector load makes
/// several), or in its nearest step that makes any:
///
///     lane     0   1   2   3 ...                     4 sectors per request
///               \  |  /  /                           [======] 100 % of bytes used
///     sector  [||||][||||][    ][....]               1 line · 128 B moved
///     line    |------0-127------|
///
/// Lines between touched ones that are far apart are left out, and the picture says so.
[[nodiscard]] Scene global_memory_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                        const SceneOptions& options = {});

/// Tooltip for a sector, or for a lane above it.
[[nodiscard]] QString global_memory_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                                            const Pointed& pointed);

} // namespace lockstep::gui
