#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

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

/// What the picture says of a sector (by its place in request `number`): its bytes, and which lanes ask for
/// it.
[[nodiscard]] QString sector_tooltip(const GroupView& view, const Cursor& cursor, std::uint32_t number,
                                     std::uint32_t index);

} // namespace lockstep::gui
