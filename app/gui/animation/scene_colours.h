#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"

#include <set>

namespace lockstep::gui {

/// Adds the colours with which a scene fills and draws, without those that only antialiasing and tints produce.
void add_colours(std::set<QRgb>& colours, const Scene& scene, const Theme& theme);

} // namespace lockstep::gui
