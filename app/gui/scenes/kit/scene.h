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

/// Fine: 4 px diagonals; slash and backslash: 8 px diagonals; bars: vertical, 6 px; dots: 8 px.
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
    double opacity = 1; ///< of the fill: below 1 only for tints over an image
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

/// A data image with one pixel per element, without smoothing. With a palette, pixels are indexes into it
/// (QImage::Format_Indexed8), so that the theme's colours are used; otherwise they are colours.
struct Raster {
    QRectF rect;
    std::shared_ptr<const QImage> image;
    SceneId id;
    std::vector<Colour> palette = {};
};

using Shape = std::variant<Box, Line, Label, Mark, Raster>;

/// Maps positions along a picture's width to cycles or times.
struct Axis {
    double left = 0;
    double right = 1;
    double begin = 0; ///< value at `left`
    double end = 1;

    [[nodiscard]] double x(double value) const {
        return left + (value - begin) / (end - begin) * (right - left);
    }
    [[nodiscard]] double at(double x) const { return begin + (x - left) / (right - left) * (end - begin); }
    [[nodiscard]] double per_pixel() const { return (end - begin) / (right - left); }
};

/// The position of the cursor in a picture over the model's cycles; the overlay draws it.
struct CursorTrack {
    Axis axis;
    double top = 0; ///< of the line, at the ruler
    double bottom = 0;
    QRectF words; ///< reserved for text about the cursor; null: there is none
};

/// A picture as plain shapes, in painting order. Lengths are device-independent pixels.
struct Scene {
    QSizeF size;
    std::vector<Shape> shapes;
    QString title;       ///< the accessible name
    QString description; ///< the accessible description: the picture's main result in one sentence
    std::optional<Axis> axis = std::nullopt; ///< of pictures over time: the axis for zoom and pan
    double axis_length = 0;                  ///< of the whole axis, which starts at 0
    std::optional<CursorTrack> track = std::nullopt;
};

/// The topmost thing with a box that contains a point.
[[nodiscard]] std::optional<SceneId> hit(const Scene& scene, QPointF point);
/// The smallest rectangle around all boxes of a thing; null if there are none.
[[nodiscard]] QRectF bounds(const Scene& scene, const SceneId& id);
/// Moves every shape of a scene and adds it to another scene.
void append(Scene& scene, Scene part, QPointF offset);

/// An entry of a legend, which has a swatch and a text for each visible state, right-aligned to `right`.
struct LegendEntry {
    Box swatch; ///< the layout sets its rectangle
    QString text;
    std::optional<MarkKind> mark;
    bool is_line = false; ///< the swatch is a line in the colour of the box's outline
};
/// Returns the left edge.
double add_legend(Scene& scene, const std::vector<LegendEntry>& entries, double right, double middle);

} // namespace lockstep::gui
