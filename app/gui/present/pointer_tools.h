#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/presentation_desk.h"

#include <QPainter>
#include <QPixmap>
#include <vector>

namespace lockstep::gui {

// What is drawn over a slide. All lengths are those of the slide.

void paint_strokes(QPainter& painter, const std::vector<PenStroke>& strokes, const Theme& theme);

/// Paints the tool at the pointer: a dot, a frame with a ring, or an enlarged part of the slide, whose pixels are
/// `slide`.
void paint_tool(QPainter& painter, PointerTool tool, QPointF pointer, QSizeF size, const QPixmap& slide,
                const Theme& theme);

} // namespace lockstep::gui
