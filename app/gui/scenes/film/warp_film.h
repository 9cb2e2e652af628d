#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// Draws the film of the cursor's warp alone. The stage shows it if a step does not use the banks, because it
/// shows what happens after a branch.
[[nodiscard]] Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size);

} // namespace lockstep::gui
