#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// A frame around the cursor's warp and a thinner one around its lane; the numbers of its active lanes are
/// emphasised.
[[nodiscard]] Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
