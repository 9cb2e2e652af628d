#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Returns whether add_legend() has added the shape.
[[nodiscard]] bool is_in_legend(const Shape& shape);
/// Removes all legends. Their space stays empty.
void remove_legends(Scene& scene);

} // namespace lockstep::gui
