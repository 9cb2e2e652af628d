#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"

#include <QPainter>
#include <functional>

namespace lockstep::gui {

/// The output medium. On a raster, patterns are painted with brushes; in a vector file, as lines, because
/// some SVG viewers ignore pattern brushes.
enum class Medium : std::uint8_t { raster, vector };

/// Paints a scene. The painter's transformation determines its position and scale.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium = Medium::raster);
/// Paints a scene on a screen, reusing cached text layouts.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache);
/// Paints only those shapes of a scene that `is_wanted` chooses.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache,
           const std::function<bool(const Shape&)>& is_wanted);

/// Returns the position of a text of this size in a label.
[[nodiscard]] QPointF place_in(const Label& label, QSizeF text);

} // namespace lockstep::gui
