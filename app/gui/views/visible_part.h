#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

#include <QPointF>
#include <QSizeF>

class QAbstractScrollArea;

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

/// Shows the whole axis if its length differs from `shown_length`, because the range then belongs to another
/// picture. Then sets `shown_length` to the current length. Returns true if only a part of the axis had been
/// visible.
[[nodiscard]] bool forget_other_range(const Scene& scene, double& shown_length, SceneOptions& options);

// A picture is scaled with the window's text size. Lengths of the picture are given at 100 %.

/// Returns the size of a viewport, converted to lengths of the picture.
[[nodiscard]] QSizeF room_of(const QAbstractScrollArea& area);
/// Returns the position in the picture that is at the top left corner of the viewport.
[[nodiscard]] QPointF origin_of(const QAbstractScrollArea& area);
/// Sets the ranges of the scroll bars for a picture of this size.
void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture);

} // namespace lockstep::gui
