#pragma once

#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Where the rows of lanes stand whose decision is joined to its lines.
struct SplitPlace {
    Columns columns;
    double top = 0;    ///< of the first row
    double bottom = 0; ///< of the last one
};

/// Room that the tags take below the rows; 0 where the cursor's warp does not split.
[[nodiscard]] double split_height(const GroupView& view, const Cursor& cursor);

/// Joins both sides of a decision that splits the cursor's warp to the lines that they go to:
///
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]□ - - +
///     | 1 | 0 | 0 | 0 | splits 4 / 28  ]■--+  :
///     [■ then  line 112, 4 lanes ...  ] <--+  :
///     [□ else  continue at line 113 ..] <- - -+
void add_split(Scene& scene, const GroupView& view, const Cursor& cursor, const SplitPlace& place);

} // namespace lockstep::gui
