#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The area with the rows of lanes from which the sides of a branch are connected to their lines.
struct SplitPlace {
    Columns columns;
    double top = 0;    ///< top of the first row
    double bottom = 0; ///< bottom of the last row
};

/// Returns the height of the tags below the rows; 0 if the cursor's warp does not diverge.
[[nodiscard]] double split_height(const GroupView& view, const Cursor& cursor);

/// Connects both sides of a branch on which the cursor's warp diverges with their target lines:
///
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]□ - - +
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]■--+  :
///     [■ then  line 112, 4 lanes ...  ] <--+  :
///     [□ else  continue at line 113 ..] <- - -+
void add_split(Scene& scene, const GroupView& view, const Cursor& cursor, const SplitPlace& place);

} // namespace lockstep::gui
