#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// What is drawn over a picture with a track: a line through it at the cursor's place, with a flag that
/// stands in the place of the ruler's numbers. Nothing where the place is not shown.
[[nodiscard]] Scene cursor_flag(const Scene& scene, double value, const QString& text);

} // namespace lockstep::gui
