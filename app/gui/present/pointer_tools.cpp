#include "app/gui/present/pointer_tools.h"

#include <QPainterPath>
#include <QPolygonF>

namespace lockstep::gui {
namespace {

constexpr double laser_size = 24;
constexpr double spot_radius = 120;
constexpr double lens_radius = 170;
constexpr double lens_factor = 2;
constexpr double pen_width = 6;

void paint_laser(QPainter& painter, QPointF at, const Theme& theme) {
    painter.setPen(QPen(theme[Role::panel], 3));
    painter.setBrush(theme[Role::error]);
    painter.drawEllipse(at, laser_size / 2, laser_size / 2);
}

/// Paints a frame around the slide and a ring, without darkening the rest: on a projector, dark parts are grey.
void paint_spotlight(QPainter& painter, QPointF at, QSizeF size, const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme[Role::text], 20));
    painter.drawRect(QRectF({0, 0}, size).adjusted(10, 10, -10, -10));
    painter.setPen(QPen(theme[Role::panel], 14));
    painter.drawEllipse(at, spot_radius, spot_radius);
    painter.setPen(QPen(theme[Role::accent], 8));
    painter.drawEllipse(at, spot_radius, spot_radius);
}

void paint_lens(QPainter& painter, QPointF at, QSizeF size, const QPixmap& slide, const Theme& theme) {
    QPainterPath ring;
    ring.addEllipse(at, lens_radius, lens_radius);
    painter.save();
    painter.setClipPath(ring);
    painter.fillPath(ring, theme[Role::panel]);
    painter.translate(at);
    painter.scale(lens_factor, lens_factor);
    painter.translate(-at);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF({0, 0}, size), slide, QRectF(slide.rect()));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme[Role::text], 5));
    painter.drawPath(ring);
}

} // namespace

void paint_strokes(QPainter& painter, const std::vector<PenStroke>& strokes, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme[Role::error], pen_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const PenStroke& stroke : strokes) {
        if (stroke.points.size() == 1) {
            painter.drawPoint(stroke.points.front());
        } else {
            painter.drawPolyline(stroke.points.data(), static_cast<int>(stroke.points.size()));
        }
    }
    painter.restore();
}

void paint_tool(QPainter& painter, PointerTool tool, QPointF pointer, QSizeF size, const QPixmap& slide,
                const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (tool == PointerTool::laser) {
        paint_laser(painter, pointer, theme);
    } else if (tool == PointerTool::spotlight) {
        paint_spotlight(painter, pointer, size, theme);
    } else if (tool == PointerTool::lens) {
        paint_lens(painter, pointer, size, slide, theme);
    }
    painter.restore();
}

} // namespace lockstep::gui
