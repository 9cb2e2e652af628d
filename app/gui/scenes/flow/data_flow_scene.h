#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Who wrote the values that the cursor's warp needs in the cursor's tick, or in its nearest step that
/// accesses memory, and from what those were made, as far back as there is room:
///
///     step 5 · warp 0    7  8  7  9 ...
///                        | /   | /
///     step 9 · warp 0   15    16               the overlay draws the selected lane's ancestry strong
///
[[nodiscard]] Scene data_flow_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture data_flow_picture;

} // namespace lockstep::gui
