#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/views/paint_cache.h"

#include <QPointF>
#include <QRegion>
#include <QSize>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// How a scene is placed on the pixels of a view: pixel = (point - origin) * scale.
struct ScenePlace {
    QSize size; ///< of the view, in pixels
    QPointF origin;
    double scale = 1;
    friend bool operator==(const ScenePlace&, const ScenePlace&) = default;
};

/// Returns the rectangle, in the scene, outside of which a shape paints nothing.
[[nodiscard]] QRectF painted_part(const Shape& shape, PaintCache& cache);

/// Collects the parts of a view that must be painted, as square tiles.
class DirtyTiles {
public:
    explicit DirtyTiles(const ScenePlace& place);

    /// Adds the tiles of a rectangle of the scene.
    void add(const QRectF& part);
    void add(const std::vector<Shape>& shapes, PaintCache& cache);
    /// Returns the fraction of the view that the tiles cover, 0..1.
    [[nodiscard]] double share() const;
    [[nodiscard]] QRegion region() const;
    /// Returns few rectangles, in pixels of the view, that cover the tiles, and tiles between them. Painting some tiles
    /// more, or twice, takes less time than clipping to many rectangles.
    [[nodiscard]] std::vector<QRect> blocks() const;

private:
    [[nodiscard]] QRect tiles_of(const QRectF& part) const;
    [[nodiscard]] std::size_t index_of(int row, int column) const;

    ScenePlace place_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<bool> tiles_; ///< row by row
};

/// Adds the tiles on which two lists of shapes differ. Outside of them, both paint the same pixels: the shapes that both have
/// are in the same order, and all others are on the tiles.
void add_difference(DirtyTiles& tiles, const std::vector<Shape>& before, const std::vector<Shape>& after,
                    PaintCache& cache);

} // namespace lockstep::gui
