#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

namespace lockstep::gui {

/// The visible part of a picture's axis, in units of the axis; 0 to 0: the whole axis.
struct AxisRange {
    double begin = 0;
    double end = 0;
};

/// Zooms in by a factor, or out if it is below 1; 0 shows the whole axis. The point at `x` does not move.
[[nodiscard]] AxisRange zoomed(const Scene& scene, double factor, double x);
/// Moved by this number of pixels, inside the whole axis.
[[nodiscard]] AxisRange panned(const Scene& scene, double pixels);

/// Shows the whole axis if its length differs from `shown_length`, which is set to it: the range was for
/// another picture. True if only a part was shown.
[[nodiscard]] bool forget_other_range(const Scene& scene, double& shown_length, SceneOptions& options);

} // namespace lockstep::gui
