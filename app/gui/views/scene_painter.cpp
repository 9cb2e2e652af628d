#include "app/gui/views/scene_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct Brush {
    QPainter& painter;
    const Theme& theme;
    Medium medium;

    void draw(const Box& box);
    void draw(const Line& line);
    void draw(const Label& label);
    void draw(const Mark& mark);

private:
    [[nodiscard]] QPen pen(Colour colour, double width, Stroke stroke) const;
    void hatch(const Box& box);
    void hatch_as_lines(const QRectF& rect, const QColor& colour);
    [[nodiscard]] QPixmap pattern(const QColor& colour) const;
};

QPen Brush::pen(Colour colour, double width, Stroke stroke) const {
    QPen result(theme.resolve(colour), width);
    result.setCapStyle(Qt::FlatCap);
    result.setJoinStyle(Qt::MiterJoin);
    if (stroke == Stroke::dashed) {
        result.setDashPattern({3, 2});
    } else if (stroke == Stroke::dotted) {
        result.setDashPattern({1.5, 2.5});
    }
    return result;
}

void Brush::draw(const Box& box) {
    const bool round = box.radius > 0;
    painter.setRenderHint(QPainter::Antialiasing, round);
    if (box.fill.role != Role::none) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.resolve(box.fill));
        round ? painter.drawRoundedRect(box.rect, box.radius, box.radius)
              : painter.fillRect(box.rect, painter.brush());
    }
    if (box.hatch != Hatch::none) {
        hatch(box);
    }
    if (box.outline.role != Role::none && box.width > 0) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(pen(box.outline, box.width, box.stroke));
        painter.setBrush(Qt::NoBrush);
        const double inset = box.width / 2;
        painter.drawRoundedRect(box.rect.adjusted(inset, inset, -inset, -inset), box.radius, box.radius);
    }
}

/// One tile of a 4 x 4 diagonal at device resolution.
QPixmap Brush::pattern(const QColor& colour) const {
    const double ratio = painter.device()->devicePixelRatio() * std::max(1.0, painter.worldTransform().m11());
    const int side = std::max(4, static_cast<int>(std::lround(4 * ratio)));
    QPixmap tile(side, side);
    tile.fill(Qt::transparent);
    QPainter p(&tile);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(colour, 0.55 * ratio));
    for (int shift = -side; shift <= side; shift += side) {
        p.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1));
    }
    return tile;
}

void Brush::hatch(const Box& box) {
    const QColor colour = theme.resolve(box.hatching);
    if (medium == Medium::vector) {
        hatch_as_lines(box.rect, colour);
        return;
    }
    const QPixmap tile = pattern(colour);
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(4.0 / tile.width(), 4.0 / tile.height()));
    painter.setBrushOrigin(0, 0); // anchored to the view: it does not swim while scrolling
    painter.fillRect(box.rect, brush);
}

void Brush::hatch_as_lines(const QRectF& rect, const QColor& colour) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(colour, 0.6));
    const int hatches = static_cast<int>((rect.width() + rect.height()) / 4);
    for (int hatch = 1; hatch <= hatches; ++hatch) {
        // x + y = at, cut to the rectangle: SVG from Qt writes no clipping
        const double at = 4.0 * hatch;
        const double x0 = std::max(0.0, at - rect.height());
        const double x1 = std::min(rect.width(), at);
        painter.drawLine(QPointF(rect.left() + x0, rect.top() + at - x0),
                         QPointF(rect.left() + x1, rect.top() + at - x1));
    }
}

void Brush::draw(const Line& line) {
    const bool axis_parallel = line.points.size() == 2 && (line.points[0].x() == line.points[1].x() ||
                                                           line.points[0].y() == line.points[1].y());
    painter.setRenderHint(QPainter::Antialiasing, !axis_parallel || line.width > 1);
    painter.setPen(pen(line.colour, line.width, line.stroke));
    painter.setBrush(Qt::NoBrush);
    if (line.points.size() == 4) {
        QPainterPath path(line.points[0]);
        path.cubicTo(line.points[1], line.points[2], line.points[3]);
        painter.drawPath(path);
    } else {
        painter.drawLine(line.points.front(), line.points.back());
    }
    if (!line.arrow) {
        return;
    }
    const QPointF from = line.points.size() == 4 ? line.points[2] : line.points.front();
    const QPointF to = line.points.back();
    const double angle = from == to ? 0 : std::atan2(to.y() - from.y(), to.x() - from.x());
    const QPointF along(std::cos(angle) * 7, std::sin(angle) * 7);
    const QPointF across(-along.y() * 0.55, along.x() * 0.55);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.resolve(line.colour));
    painter.drawPolygon(QPolygonF({to, to - along + across, to - along - across}));
}

void Brush::draw(const Label& label) {
    painter.setFont(font_for(label.font));
    painter.setPen(theme.resolve(label.colour));
    QString text = label.text;
    if (label.elide) {
        text = QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, label.rect.width());
    }
    painter.drawText(label.rect, static_cast<int>(label.align) | Qt::TextDontClip | Qt::TextSingleLine, text);
}

void Brush::draw(const Mark& mark) {
    const QPointF c = mark.rect.center();
    const double r = std::min(mark.rect.width(), mark.rect.height()) / 2;
    const QColor colour = theme.resolve(mark.colour);
    if (mark.kind == MarkKind::barrier) {
        const double bar = r > 7 ? 2 : 1;
        const double half = r * 0.55;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRectF(c.x() - 1 - bar, c.y() - half, bar, 2 * half), colour);
        painter.fillRect(QRectF(c.x() + 1, c.y() - half, bar, 2 * half), colour);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (mark.kind == MarkKind::disc) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(c, r, r);
        return;
    }
    painter.setPen(QPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(c, r - 1, r - 1);
    painter.drawEllipse(c, r * 0.5, r * 0.5);
}

} // namespace

void paint(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium) {
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    Brush brush{painter, theme, medium};
    for (const Shape& shape : scene.shapes) {
        std::visit([&brush](const auto& s) { brush.draw(s); }, shape);
    }
    painter.restore();
}

} // namespace lockstep::gui
