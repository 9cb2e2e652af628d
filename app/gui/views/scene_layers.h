#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"

#include <QPainter>
#include <QPixmap>

namespace lockstep::gui {

/// The layers of a view, from the bottom: the scene, which is cached as pixels, its overlay, and the hover.
class SceneLayers {
public:
    void set_theme(const Theme& theme) { theme_ = theme; }
    void show(Scene scene) { scene_ = std::move(scene); }
    void lay_over(Scene overlay) { overlay_ = std::move(overlay); }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const Scene& overlay() const { return overlay_; }

    /// Renders a viewport of this size whose top left corner is at `origin` in the scene. `ratio` is the
    /// number of device pixels per pixel. The scene is scaled with the window's text size.
    void draw(QSize size, double ratio, QPointF origin);
    void paint(QPainter& painter, QPointF origin, const Scene& hover);
    /// Paints a sentence in place of a scene.
    void paint_hint(QPainter& painter, const QRect& rect, const QString& text) const;
    /// Returns the visible part of a picture that is larger than its view, in fractions of the whole picture.
    /// Null if the whole width is visible.
    [[nodiscard]] QRectF shown_part(QPointF origin) const;
    void paint_place(QPainter& painter, const QRectF& part) const;
    void paint_focus(QPainter& painter, const QRectF& rect) const;

private:
    Theme theme_;
    Scene scene_;
    Scene overlay_;
    QPixmap pixels_;
    PaintCache cache_;
};

} // namespace lockstep::gui
