#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the input that each work-group reads:
///
///     Work-group footprints   in, 128 x 96 elements ...
///     +----------------------+     +-----------+    Halo of a full group
///     | 0  | 1  | 2 ...      |     | 1 1 2 2 1 |    56.3 %
///     |----+====+----        | --> | 2 2 4 4 2 |    redundant work          0 %
///     |    [ 17 ]            |     | loupe     |    Group 17
///     +----------------------+     +-----------+    footprint               400
///
/// The selected group's own tile has a solid outline and its footprint is tinted; those of its neighbour have
/// a dashed outline. The loupe shows 12 x 12 elements around a corner of the selected group's tile, with the
/// number of groups that read each element. Groups without tiles (as in a reduction or a transposition) have
/// no halo: the picture says so and shows what each group reads.
[[nodiscard]] Scene footprint_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                                    const SceneOptions& options = {});

extern const Picture footprint_picture;

} // namespace lockstep::gui
