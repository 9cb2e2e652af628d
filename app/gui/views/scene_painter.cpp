#include "app/gui/views/scene_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace lockstep::gui {
namespace {

struct Brush {
    QPainter& painter;
    const Theme& theme;
    Medium medium;
    PaintCache* cache;                               ///< cache of text layouts; null if they are not cached
    std::map<std::pair<Hatch, QRgb>, QPixmap> tiles; ///< cache of rendered hatch patterns

    void draw(const Box& box);
    void draw(const Line& line);
    void draw(const Label& label);
    void draw(const Mark& mark);
    void draw(const Raster& raster);

private:
    [[nodiscard]] QPen pen(Colour colour, double width, Stroke stroke) const;
    void outline(const Box& box);
    void draw_curve(const Line& line);
    void hatch(const Box& box);
    void hatch_as_lines(const Box& box, const QColor& colour);
    void hatch_as_marks(const Box& box, const QColor& colour);
    [[nodiscard]] QPixmap pattern(Hatch hatch, const QColor& colour) const;
};

/// The lengths of a dash and of the gap behind it, as multiples of the width of the line.
struct DashPattern {
    double dash;
    double gap;
};

constexpr double most_dashed =
    20'000; ///< half of the longest outline that is drawn dash by dash, in its widths

std::optional<DashPattern> dashes_of(Stroke stroke) {
    switch (stroke) {
    case Stroke::dashed:
        return DashPattern{3, 2};
    case Stroke::dotted:
        return DashPattern{1.5, 2.5};
    default:
        return std::nullopt;
    }
}

QPen Brush::pen(Colour colour, double width, Stroke stroke) const {
    QPen result(theme.resolve(colour), width);
    result.setCapStyle(Qt::FlatCap);
    result.setJoinStyle(Qt::MiterJoin);
    if (const auto pattern = dashes_of(stroke)) {
        result.setDashPattern({pattern->dash, pattern->gap});
    }
    return result;
}

void Brush::draw(const Box& box) {
    const bool round = box.radius > 0;
    painter.setRenderHint(QPainter::Antialiasing, round);
    if (box.fill.role != Role::none) {
        painter.setPen(Qt::NoPen);
        QColor fill = theme.resolve(box.fill);
        fill.setAlphaF(static_cast<float>(box.opacity));
        painter.setBrush(fill);
        round ? painter.drawRoundedRect(box.rect, box.radius, box.radius)
              : painter.fillRect(box.rect, painter.brush());
    }
    if (box.hatch != Hatch::none) {
        hatch(box);
    }
    if (box.outline.role != Role::none && box.width > 0) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        outline(box);
    }
}

/// Returns the four sides of an outline inside a rectangle.
std::array<QRectF, 4> sides_of(const QRectF& rect, double width) {
    const double between = rect.height() - 2 * width;
    return {QRectF(rect.left(), rect.top(), rect.width(), width),
            QRectF(rect.left(), rect.bottom() - width, rect.width(), width),
            QRectF(rect.left(), rect.top() + width, width, between),
            QRectF(rect.right() - width, rect.top() + width, width, between)};
}

/// Cuts a side of an outline into dashes.
void add_dashes(std::vector<QRectF>& dashes, const QRectF& side, double width, DashPattern pattern) {
    const bool is_level = side.width() > side.height();
    const double length = is_level ? side.width() : side.height();
    const double step = width * (pattern.dash + pattern.gap);
    const int count = static_cast<int>(std::ceil(length / step));
    for (int i = 0; i < count; ++i) {
        const double at = i * step;
        const double dash = std::min(width * pattern.dash, length - at);
        dashes.push_back(is_level ? QRectF(side.left() + at, side.top(), dash, side.height())
                                  : QRectF(side.left(), side.top() + at, side.width(), dash));
    }
}

/// Draws the outline inside the box. On screen, that of a plain rectangle is drawn as filled rectangles, which is several
/// times as fast as a path.
void Brush::outline(const Box& box) {
    const QRectF& rect = box.rect;
    const double width = box.width;
    // Qt leaves out the dashes that are not visible, of which an enlarged box may have millions.
    const bool is_fast = box.stroke == Stroke::solid || rect.width() + rect.height() < most_dashed * width;
    if (medium == Medium::raster && box.radius == 0 && is_fast &&
        std::min(rect.width(), rect.height()) > 2 * width) {
        const auto pattern = dashes_of(box.stroke);
        std::vector<QRectF> parts;
        for (const QRectF& side : sides_of(rect, width)) {
            pattern ? add_dashes(parts, side, width, *pattern) : parts.push_back(side);
        }
        const QColor colour = theme.resolve(box.outline);
        for (const QRectF& part : parts) {
            painter.fillRect(part, colour);
        }
        return;
    }
    painter.setPen(pen(box.outline, width, box.stroke));
    painter.setBrush(Qt::NoBrush);
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), box.radius, box.radius);
}

struct Tile {
    double side;
    double stroke;
};

Tile tile_of(Hatch hatch) {
    switch (hatch) {
    case Hatch::bars:
        return {6, 2};
    case Hatch::slash:
    case Hatch::backslash:
        return {8, 1.6};
    case Hatch::dots:
        return {8, 2};
    default:
        return {4, 0.55};
    }
}

/// Draws one tile of a pattern at device resolution.
QPixmap Brush::pattern(Hatch hatch, const QColor& colour) const {
    const double ratio = painter.device()->devicePixelRatio() * std::max(1.0, painter.worldTransform().m11());
    const Tile tile = tile_of(hatch);
    const int side = std::max(4, static_cast<int>(std::lround(tile.side * ratio)));
    QPixmap pixels(side, side);
    pixels.fill(Qt::transparent);
    QPainter p(&pixels);
    if (hatch == Hatch::bars) {
        const int bar =
            qRound(side * tile.stroke / tile.side); // whole pixels, or scales have different shades
        p.fillRect(QRect(bar, 0, bar, side), colour);
        return pixels;
    }
    p.setRenderHint(QPainter::Antialiasing);
    if (hatch == Hatch::dots) {
        const double r = tile.stroke * ratio / 2;
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawEllipse(QPointF(side * 0.25, side * 0.25), r, r);
        p.drawEllipse(QPointF(side * 0.75, side * 0.75), r, r);
        return pixels;
    }
    p.setPen(QPen(colour, tile.stroke * ratio));
    for (int shift = -side; shift <= side; shift += side) {
        const QPointF left(shift - 1, hatch == Hatch::backslash ? -1 : side + 1);
        const QPointF right(shift + side + 1, hatch == Hatch::backslash ? side + 1 : -1);
        p.drawLine(left, right);
    }
    return pixels;
}

void Brush::hatch(const Box& box) {
    const QColor colour = theme.resolve(box.hatching);
    if (medium == Medium::vector) {
        box.hatch == Hatch::bars || box.hatch == Hatch::dots ? hatch_as_marks(box, colour)
                                                             : hatch_as_lines(box, colour);
        return;
    }
    QPixmap& tile = tiles[{box.hatch, colour.rgba()}];
    if (tile.isNull()) {
        tile = pattern(box.hatch, colour);
    }
    // In the pixels of the device, because a transformed pattern is several times as slow.
    const QTransform world = painter.worldTransform();
    const double pixel = 1 / painter.device()->devicePixelRatio();
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(pixel, pixel));
    painter.resetTransform();
    painter.setBrushOrigin(world.map(QPointF()).toPoint()); // so that patterns move with the picture
    painter.fillRect(world.mapRect(box.rect), brush);
    painter.setWorldTransform(world);
}

void Brush::hatch_as_lines(const Box& box, const QColor& colour) {
    const QRectF& rect = box.rect;
    const Tile tile = tile_of(box.hatch);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(colour, tile.stroke));
    const int hatches = static_cast<int>((rect.width() + rect.height()) / tile.side);
    for (int hatch = 1; hatch <= hatches; ++hatch) {
        // The line x + y = at is clipped to the rectangle here, because Qt's SVG output supports no clipping.
        const double at = tile.side * hatch;
        const double x0 = std::max(0.0, at - rect.height());
        const double x1 = std::min(rect.width(), at);
        const bool down = box.hatch == Hatch::backslash; // a backslash is a mirrored slash
        const auto y = [&](double x) { return down ? rect.bottom() - (at - x) : rect.top() + at - x; };
        painter.drawLine(QPointF(rect.left() + x0, y(x0)), QPointF(rect.left() + x1, y(x1)));
    }
}

void Brush::hatch_as_marks(const Box& box, const QColor& colour) {
    const Tile tile = tile_of(box.hatch);
    const QRectF& rect = box.rect;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (double x = tile.side / 3; x + tile.stroke <= rect.width(); x += tile.side) {
        if (box.hatch == Hatch::bars) {
            painter.fillRect(QRectF(rect.left() + x, rect.top(), tile.stroke, rect.height()), colour);
            continue;
        }
        for (double y = tile.side / 4; y + tile.stroke <= rect.height(); y += tile.side / 2) {
            painter.fillRect(QRectF(rect.left() + x, rect.top() + y, tile.stroke, tile.stroke), colour);
        }
    }
}

/// Draws a curve. On screen, a solid one is drawn as short straight lines, which is several times as fast as a path. They
/// overlap by their square caps, so that no seams appear.
void Brush::draw_curve(const Line& line) {
    const std::vector<QPointF>& p = line.points;
    if (medium == Medium::vector || line.stroke != Stroke::solid) {
        QPainterPath path(p[0]);
        path.cubicTo(p[1], p[2], p[3]);
        painter.drawPath(path);
        return;
    }
    constexpr int pieces = 48;
    const auto at = [&p](int piece) { // Bézier's formula
        const double t = static_cast<double>(piece) / pieces;
        const double s = 1 - t;
        return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
    };
    std::array<QLineF, pieces> lines;
    for (int i = 0; i < pieces; ++i) {
        lines[static_cast<std::size_t>(i)] = QLineF(at(i), at(i + 1));
    }
    QPen pen = painter.pen();
    pen.setCapStyle(Qt::SquareCap);
    painter.setPen(pen);
    const double cap = line.width / 2; // the ends of the curve are flat
    lines.front().setP1(lines.front().pointAt(std::min(1.0, cap / lines.front().length())));
    lines.back().setP2(lines.back().pointAt(std::max(0.0, 1 - cap / lines.back().length())));
    painter.drawLines(lines.data(), pieces);
}

void Brush::draw(const Line& line) {
    const bool axis_parallel = line.points.size() == 2 && (line.points[0].x() == line.points[1].x() ||
                                                           line.points[0].y() == line.points[1].y());
    painter.setRenderHint(QPainter::Antialiasing, !axis_parallel || line.width > 1);
    painter.setPen(pen(line.colour, line.width, line.stroke));
    painter.setBrush(Qt::NoBrush);
    if (line.points.size() == 4) {
        draw_curve(line);
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
    if (cache != nullptr) {
        painter.setFont(font_for(label.font));
        painter.setPen(theme.resolve(label.colour));
        const QStaticText& text = cache->text(label.font, label.text, label.elide ? label.rect.width() : -1);
        painter.drawStaticText(place_in(label, text.size()), text);
        return;
    }
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

void Brush::draw(const Raster& raster) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (raster.palette.empty()) {
        painter.drawImage(raster.rect, *raster.image);
        return;
    }
    QImage coloured = *raster.image; // shares its pixels until the colours are set
    QList<QRgb> colours;
    for (const Colour& colour : raster.palette) {
        colours.append(theme.resolve(colour).rgba());
    }
    coloured.setColorTable(colours);
    painter.drawImage(raster.rect, coloured);
}

/// Paints those shapes that `is_wanted` chooses; all if it is null.
void paint_with(Brush brush, const Scene& scene,
                const std::function<bool(const Shape&)>* is_wanted = nullptr) {
    brush.painter.save();
    brush.painter.setRenderHint(QPainter::TextAntialiasing);
    for (const Shape& shape : scene.shapes) {
        if (is_wanted == nullptr || (*is_wanted)(shape)) {
            std::visit([&brush](const auto& s) { brush.draw(s); }, shape);
        }
    }
    brush.painter.restore();
}

} // namespace

QPointF place_in(const Label& label, QSizeF text) {
    const QRectF& rect = label.rect;
    const double x = label.align.testFlag(Qt::AlignRight)     ? rect.right() - text.width()
                     : label.align.testFlag(Qt::AlignHCenter) ? rect.center().x() - text.width() / 2
                                                              : rect.left();
    const double y = label.align.testFlag(Qt::AlignVCenter)  ? rect.center().y() - text.height() / 2
                     : label.align.testFlag(Qt::AlignBottom) ? rect.bottom() - text.height()
                                                             : rect.top();
    return {x, y};
}

void paint(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium) {
    paint_with({painter, theme, medium, nullptr, {}}, scene);
}

void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache) {
    paint_with({painter, theme, Medium::raster, &cache, {}}, scene);
}

void paint(QPainter& painter, const Scene& scene, const Theme& theme, PaintCache& cache,
           const std::function<bool(const Shape&)>& is_wanted) {
    paint_with({painter, theme, Medium::raster, &cache, {}}, scene, &is_wanted);
}

} // namespace lockstep::gui
