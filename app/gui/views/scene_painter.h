#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"

#include <QPainter>

namespace lockstep::gui {

/// The output medium: a raster takes patterns as brushes, a vector file as lines, because some SVG readers
/// drop pattern brushes.
enum class Medium : std::uint8_t { raster, vector };

/// Paints a scene; the painter's transformation determines position and scale.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium = Medium::raster);
/// The same on a screen, with a cache for laid-out texts.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache);

} // namespace lockstep::gui
