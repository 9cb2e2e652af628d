#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Draws the cursor over a picture with a track: a line at its position, and a flag that covers numbers of
/// the ruler. Empty if the position is not visible.
[[nodiscard]] Scene cursor_flag(const Scene& scene, double value, const QString& text);

} // namespace lockstep::gui
