#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/look_alikes.h"
#include "app/gui/theme/theme.h"

#include <vector>

namespace lockstep::gui {

/// Returns the colours of a scene that have a meaning, such as states of lanes and degrees of conflicts, as they are
/// drawn. Colours of surfaces, texts and frames have none. A degree whose cells contain its number has a cue.
[[nodiscard]] std::vector<MeantColour> meant_colours(const Scene& scene, const Theme& theme);

} // namespace lockstep::gui
