#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The writers of the values that the cursor's warp needs in the cursor's tick, or in its nearest step that
/// accesses memory, and the values that these depend on, as far back as there is space:
///
///     step 5 · warp 0    7  8  7  9 ...
///                        | /   | /
///     step 9 · warp 0   15    16               the overlay emphasises the selected lane's ancestry
///
[[nodiscard]] Scene data_flow_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture data_flow_picture;

} // namespace lockstep::gui
