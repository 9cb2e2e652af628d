#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// A frame round the cursor's warp and a thinner one round its lane; the numbers of its active lanes are
/// strong.
[[nodiscard]] Scene lanes_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene);

} // namespace lockstep::gui
