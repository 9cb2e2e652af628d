#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"
#include "app/gui/views/scene_change.h"

#include <QRect>

class QPainter;

namespace lockstep::gui {

/// The badge with the verdict of a picture, at a corner of a view that is zoomed so far that the picture's own badge is
/// out of sight.
class PinnedBadge {
public:
    /// Shows the badge of a picture in this place, if it is out of sight. Returns the part of the view that must be
    /// painted again.
    QRect place(const Scene& scene, const ScenePlace& at, double scale);
    void hide() { badge_.shapes.clear(); }
    void paint(QPainter& painter, const Theme& theme, PaintCache& cache) const;
    /// Returns where the badge is in the view; null if it is not shown.
    [[nodiscard]] QRect rect() const;
    /// The shapes of the badge, from its top left corner on.
    [[nodiscard]] const Scene& shown() const { return badge_; }

private:
    Scene badge_;
    QPointF corner_;
    double scale_ = 1;
};

} // namespace lockstep::gui
