#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// The visible part of a picture's axis, in units of the axis. If both ends are 0, the whole axis is visible.
struct AxisRange {
    double begin = 0;
    double end = 0;
};

/// Returns the range after zooming in by a factor (out if below 1; 0 shows the whole axis). The point at `x`
/// does not move.
[[nodiscard]] AxisRange zoomed(const Scene& scene, double factor, double x);
/// Returns the range after moving it by a number of pixels, limited to the whole axis.
[[nodiscard]] AxisRange panned(const Scene& scene, double pixels);

} // namespace lockstep::gui
