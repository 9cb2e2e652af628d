#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the hot spots of a launch: its source lines with their counters, then its buffers and local arrays
/// in address order:
///
///     line 112: s[lid] += s[lid + k];     47   141            3,220
///     s, local memory                     [][][][][][]        a cell is a range of addresses
///
/// Each column and each object has its own square-root colour scale; an empty cell means 0. Address
/// ranges that the cursor's warp accesses at the cursor's tick are framed.
[[nodiscard]] Scene heat_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                               const SceneOptions& options = {});

extern const Picture heat_picture;

} // namespace lockstep::gui
