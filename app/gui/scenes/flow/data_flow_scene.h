#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

/// Who wrote the values that the cursor's warp needs in the cursor's tick, or in its nearest step that
/// accesses memory, and from what those were made, as far back as there is room:
///
///     step 5 · warp 0    7  8  7  9 ...
///                        | /   | /
///     step 9 · warp 0   15    16               the selected lane's ancestry is drawn strong
///
[[nodiscard]] Scene data_flow_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

/// What an event of the picture moved, where, and when.
[[nodiscard]] QString flow_tooltip(const GroupView& view, std::uint32_t event);

} // namespace lockstep::gui
