// Pictures over time: zoom and pan go along their axis.
#include "app/gui/views/scene_view.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double least_shown = 16; ///< cycles, or nanoseconds

} // namespace

double SceneView::zoom_factor() const {
    return scene_.axis ? scene_.axis_length / (scene_.axis->end - scene_.axis->begin) : options_.zoom;
}

/// Factor 0 shows all of it. What lies under `x` stays there.
void SceneView::zoom_axis(double factor, double x) {
    const Axis& axis = *scene_.axis;
    if (factor == 0) {
        show_range(0, 0);
        return;
    }
    const double centre = std::clamp(axis.at(x), axis.begin, axis.end);
    const double length = std::max(least_shown, (axis.end - axis.begin) / factor);
    const double share = (centre - axis.begin) / (axis.end - axis.begin);
    show_range(centre - share * length, centre + (1 - share) * length);
}

void SceneView::pan_axis(double pixels) {
    const double by = pixels * scene_.axis->per_pixel();
    show_range(scene_.axis->begin + by, scene_.axis->end + by);
}

/// Moved inside the whole; all of it where it is as long.
void SceneView::show_range(double begin, double end) {
    const double length = std::min(end - begin, scene_.axis_length);
    const double from = std::clamp(begin, 0.0, std::max(0.0, scene_.axis_length - length));
    const bool all = length <= 0 || length >= scene_.axis_length;
    options_.axis_begin = all ? 0 : from;
    options_.axis_end = all ? 0 : from + length;
    rebuild();
}

/// A picture of something else is shown whole.
bool SceneView::forget_range() {
    const bool other = shown_length_ != scene_.axis_length;
    shown_length_ = scene_.axis_length;
    const bool part = options_.axis_end > 0;
    options_.axis_begin = other ? 0 : options_.axis_begin;
    options_.axis_end = other ? 0 : options_.axis_end;
    return other && part;
}

} // namespace lockstep::gui
