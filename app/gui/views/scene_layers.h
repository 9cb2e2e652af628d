#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"
#include "app/gui/views/pinned_badge.h"
#include "app/gui/views/scene_change.h"

#include <QPainter>
#include <QPixmap>
#include <QRegion>
#include <optional>

namespace lockstep::gui {

/// The layers of a view, from the bottom: the scene, which is cached as pixels, its overlay, and the hover.
class SceneLayers {
public:
    void set_theme(const Theme& theme);
    void show(Scene scene);
    void lay_over(Scene overlay);
    /// Shows what is under the pointer.
    void point_out(Scene hover);
    /// Paints everything next time, because the viewport shows something else.
    void forget() {
        is_painted_ = false;
        painted_.reset();
    }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const Scene& overlay() const { return overlay_; }

    /// Renders a viewport of this size whose top left corner is at `origin` in the scene. `ratio` is the
    /// number of device pixels per pixel. The scene is enlarged by `scale`. If only the scene has changed, only what
    /// differs is painted.
    void draw(QSize size, double ratio, QPointF origin, double scale);
    /// Shows the badge of the picture at a corner of the view while its own is out of sight, at this scale; 0: never.
    void pin_badge(double scale) { badge_scale_ = scale; }
    [[nodiscard]] const PinnedBadge& badge() const { return badge_; }
    void paint(QPainter& painter, QPointF origin);
    /// Returns the part of the viewport that must be painted because of what has changed since the last call.
    [[nodiscard]] QRegion take_changed();
    /// Paints a sentence in place of a scene.
    void paint_hint(QPainter& painter, const QRect& rect, const QString& text) const;
    /// Returns the visible part of a picture that is larger than its view, in fractions of the whole picture.
    /// Null if the whole width is visible.
    [[nodiscard]] QRectF shown_part(QPointF origin) const;
    void paint_place(QPainter& painter, const QRectF& part) const;
    void paint_focus(QPainter& painter, const QRectF& rect) const;

private:
    void draw_all();
    bool draw_changes();
    void replace(Scene& shown, Scene scene);

    Theme theme_;
    Scene scene_;
    Scene overlay_;
    Scene hover_;
    QPixmap pixels_;
    ScenePlace place_;        ///< of the scene in the pixels
    bool is_painted_ = false; ///< whether the pixels show scene_
    std::optional<Scene>
        painted_;     ///< otherwise, the scene that they show; empty if everything must be painted
    QRegion changed_; ///< see take_changed()
    PaintCache cache_;
    PinnedBadge badge_;
    double badge_scale_ = 0;
};

} // namespace lockstep::gui
