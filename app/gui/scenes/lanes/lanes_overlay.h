#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws a frame around the cursor's warp and a thinner frame around its lane, and emphasises the number of
/// active lanes.
[[nodiscard]] Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
