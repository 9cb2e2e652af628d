#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/paint_cache.h"

#include <QPainter>

namespace lockstep::gui {

/// The output medium. On a raster, patterns are painted with brushes; in a vector file, as lines, because
/// some SVG viewers ignore pattern brushes.
enum class Medium : std::uint8_t { raster, vector };

/// Paints a scene. The painter's transformation determines its position and scale.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium = Medium::raster);
/// Paints a scene on a screen, reusing cached text layouts.
void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache);

} // namespace lockstep::gui
