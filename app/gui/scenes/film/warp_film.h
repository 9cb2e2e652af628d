#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The film of the cursor's warp alone, which the stage shows where a step does nothing to the banks: what
/// follows from a decision stands right of it.
[[nodiscard]] Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size);

} // namespace lockstep::gui
