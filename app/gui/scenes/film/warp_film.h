#pragma once

#include "app/gui/scenes/kit/picture.h"

namespace lockstep::gui {

/// The film of the cursor's warp, which the stage shows if a step does not use the banks: what follows from a
/// branch is to the right of it.
[[nodiscard]] Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size);

} // namespace lockstep::gui
