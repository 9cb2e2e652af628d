#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// The part of a picture's axis that is shown, in the axis' unit; 0 to 0: all of it.
struct AxisRange {
    double begin = 0;
    double end = 0;
};

/// Nearer by a factor, or farther below 1; 0 shows all of it. What lies under `x` stays there.
[[nodiscard]] AxisRange zoomed(const Scene& scene, double factor, double x);
/// Moved by so many pixels, inside the whole.
[[nodiscard]] AxisRange panned(const Scene& scene, double pixels);

} // namespace lockstep::gui
