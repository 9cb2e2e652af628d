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

/// Fill patterns. Fine: 4 px diagonals; slash and backslash: 8 px diagonals; bars: vertical, 6 px; dots: 8
/// px.
enum class Hatch : std::uint8_t { none, fine, bars, slash, backslash, dots };
enum class Stroke : std::uint8_t { solid, dashed, dotted };

struct Box {
    QRectF rect;
    Colour fill;
    Colour outline;
    double width = 0; ///< width of the outline
    Hatch hatch = Hatch::none;
    Colour hatching;
    Stroke stroke = Stroke::solid;
    double radius = 0;
    SceneId id;
    double opacity = 1; ///< opacity of the fill: below 1 only for tints over an image
};

/// A line: straight for two points, a cubic curve for four.
struct Line {
    std::vector<QPointF> points;
    Colour colour;
    double width = 1;
    Stroke stroke = Stroke::solid;
    bool arrow = false; ///< whether to draw an arrowhead at the last point
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

/// An image with one pixel per element, drawn without smoothing. With a palette, pixels are palette indexes
/// (QImage::Format_Indexed8), so that the theme's colours are used; otherwise they are colours.
struct Raster {
    QRectF rect;
    std::shared_ptr<const QImage> image;
    SceneId id;
    std::vector<Colour> palette = {};
};

using Shape = std::variant<Box, Line, Label, Mark, Raster>;

/// Maps x positions of a picture to cycles or times.
struct Axis {
    double left = 0;
    double right = 1;
    double begin = 0; ///< cycle or time at `left`
    double end = 1;

    [[nodiscard]] double x(double value) const {
        return left + (value - begin) / (end - begin) * (right - left);
    }
    [[nodiscard]] double at(double x) const { return begin + (x - left) / (right - left) * (end - begin); }
    [[nodiscard]] double per_pixel() const { return (end - begin) / (right - left); }
};

/// Where the overlay draws the cursor in a picture whose x axis is in cycles of the model.
struct CursorTrack {
    Axis axis;
    double top = 0; ///< top of the cursor line, at the ruler
    double bottom = 0;
    QRectF words; ///< area reserved for text about the cursor; null if there is none
    std::vector<double> rows =
        {};                ///< vertical centres of the rows; empty if they have no meaning for the overlay
    bool measures = false; ///< whether a range of cycles can be measured by dragging
};

/// A picture as a list of plain shapes, in painting order. Lengths are in device-independent pixels.
struct Scene {
    QSizeF size;
    std::vector<Shape> shapes;
    QString title;       ///< title of the picture, used as its accessible name
    QString description; ///< the accessible description: the picture's main result in one sentence
    std::optional<Axis> axis = std::nullopt; ///< axis for zoom and pan; only for pictures over time
    double axis_length = 0;                  ///< length of the whole axis, which starts at 0
    std::optional<CursorTrack> track = std::nullopt;
};

/// Returns the id of the topmost box that contains the point; empty if there is none.
[[nodiscard]] std::optional<SceneId> hit(const Scene& scene, QPointF point);
/// Returns the bounding rectangle of all boxes with this id; null if there are none.
[[nodiscard]] QRectF bounds(const Scene& scene, const SceneId& id);
/// Adds the shapes of `part` to a scene, moved by `offset`.
void append(Scene& scene, Scene part, QPointF offset);

/// An entry of a legend: a swatch and a text. Legends are right-aligned to `right`.
struct LegendEntry {
    Box swatch; ///< its rectangle is set by the layout
    QString text;
    std::optional<MarkKind> mark;
    bool is_line = false; ///< draws the swatch as a line in the colour of the box's outline
};
/// Adds a legend. Returns its left edge.
double add_legend(Scene& scene, const std::vector<LegendEntry>& entries, double right, double middle);

} // namespace lockstep::gui
