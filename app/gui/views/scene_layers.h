#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"

#include <QPainter>
#include <QPixmap>

namespace lockstep::gui {

/// What a view paints, from below: the scene, which is kept as pixels, its overlay, and the hover.
class SceneLayers {
public:
    void set_theme(const Theme& theme) { theme_ = theme; }
    void show(Scene scene) { scene_ = std::move(scene); }
    void lay_over(Scene overlay) { overlay_ = std::move(overlay); }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const Scene& overlay() const { return overlay_; }

    /// Draws the pixels of what lies in a viewport of this size, whose left top is at `origin` in the scene;
    /// `ratio` device pixels a pixel.
    void draw(QSize size, double ratio, QPointF origin);
    void paint(QPainter& painter, QPointF origin, const Scene& hover);
    /// A sentence instead of a scene.
    void paint_hint(QPainter& painter, const QRect& rect, const QString& text) const;
    void paint_focus(QPainter& painter, const QRectF& rect) const;

private:
    Theme theme_;
    Scene scene_;
    Scene overlay_;
    QPixmap pixels_;
    PaintCache cache_;
};

} // namespace lockstep::gui
