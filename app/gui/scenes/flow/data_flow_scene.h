#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws which steps wrote the values that the cursor's warp needs in the cursor's tick (or in its nearest
/// step that accesses memory), and the values on which those depend, as far back as space allows:
///
///     step 5 · warp 0    7  8  7  9 ...
///                        | /   | /
///     step 9 · warp 0   15    16               the overlay highlights the selected lane's ancestry
///
[[nodiscard]] Scene data_flow_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture data_flow_picture;

} // namespace lockstep::gui
