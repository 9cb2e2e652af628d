#pragma once

#include "app/gui/scenes/lanes_scene.h"

namespace lockstep::gui {

/// Which input each work-group reads:
///
///     Work-group footprints   in[128 x 96], 48 groups
///     +----------------------+     +-----------+    Halo
///     | 0  | 1  | 2 ...      |     | 1 1 2 2 1 |    56.3 %
///     |----+====+----        | --> | 2 2 4 4 2 |    own elements        256
///     |    [ 17 ]            |     | loupe     |    footprint           400
///     +----------------------+     +-----------+    ...
///
/// The selected group's own tile has a solid edge, its footprint a tint; its neighbour's a dashed edge. The
/// loupe shows 12 x 12 elements about the corner of the own tile with how many groups read each.
[[nodiscard]] Scene footprint_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

/// The definition of one of the picture's figures, or what the group reads.
[[nodiscard]] QString footprint_tooltip(const GroupView& view, const SceneId& id);

} // namespace lockstep::gui
