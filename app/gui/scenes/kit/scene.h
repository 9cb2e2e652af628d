#pragma once

#include "app/gui/scenes/kit/scene_id.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/role.h"

#include <QImage>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace lockstep::gui {

/// Fine: 4 px diagonals; slash and backslash: 8 px diagonals; bars: upright, 6 px; dots: 8 px.
enum class Hatch : std::uint8_t { none, fine, bars, slash, backslash, dots };
enum class Stroke : std::uint8_t { solid, dashed, dotted };

struct Box {
    QRectF rect;
    Colour fill;
    Colour outline;
    double width = 0; ///< of the outline
    Hatch hatch = Hatch::none;
    Colour hatching;
    Stroke stroke = Stroke::solid;
    double radius = 0;
    SceneId id;
    double opacity = 1; ///< of the fill: less only for tints over an image
};

/// Two points: straight; four: a cubic curve.
struct Line {
    std::vector<QPointF> points;
    Colour colour;
    double width = 1;
    Stroke stroke = Stroke::solid;
    bool arrow = false; ///< head at the last point
    SceneId id;
};

struct Label {
    QRectF rect;
    QString text;
    FontRole font = FontRole::body;
    Colour colour = Role::text;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    bool elide = false;
    SceneId id;
};

enum class MarkKind : std::uint8_t { barrier, ring, disc };
struct Mark {
    MarkKind kind{};
    QRectF rect;
    Colour colour;
    SceneId id;
};

/// An image of data, a pixel an element, without smoothing.
struct Raster {
    QRectF rect;
    std::shared_ptr<const QImage> image;
    SceneId id;
};

using Shape = std::variant<Box, Line, Label, Mark, Raster>;

/// Where along a picture's width which cycle or moment lies.
struct Axis {
    double left = 0;
    double right = 1;
    double begin = 0; ///< what lies at `left`
    double end = 1;

    [[nodiscard]] double x(double value) const {
        return left + (value - begin) / (end - begin) * (right - left);
    }
    [[nodiscard]] double at(double x) const { return begin + (x - left) / (right - left) * (end - begin); }
    [[nodiscard]] double per_pixel() const { return (end - begin) / (right - left); }
};

/// Where a picture over the model's cycles has its cursor, which the overlay draws.
struct CursorTrack {
    Axis axis;
    double top = 0; ///< of the line, at the ruler
    double bottom = 0;
    QRectF words; ///< kept free for what is said of the cursor; null: nothing is
};

/// A picture as plain shapes, in painting order. Lengths are device-independent pixels.
struct Scene {
    QSizeF size;
    std::vector<Shape> shapes;
    QString title;       ///< the accessible name
    QString description; ///< the accessible description: the picture's verdict in one sentence
    std::optional<Axis> axis = std::nullopt; ///< of pictures over time: what zoom and pan go along
    double axis_length = 0;                  ///< of the whole, which begins at 0
    std::optional<CursorTrack> track = std::nullopt;
};

/// The box of a thing that lies under a point; the topmost one.
[[nodiscard]] std::optional<SceneId> hit(const Scene& scene, QPointF point);
/// The smallest rectangle around every box of a thing; null where there is none.
[[nodiscard]] QRectF bounds(const Scene& scene, const SceneId& id);
/// Moves every shape and adds them to another scene.
void append(Scene& scene, Scene part, QPointF offset);

/// A legend: a swatch and a word for each state that is on screen, right-aligned to `right`.
struct LegendEntry {
    Box swatch; ///< its rectangle is set by the layout
    QString text;
    std::optional<MarkKind> mark;
    bool is_line = false; ///< the swatch is a line in the box's outline
};
/// Returns the left edge.
double add_legend(Scene& scene, const std::vector<LegendEntry>& entries, double right, double middle);

} // namespace lockstep::gui
