#pragma once

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/role.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace lockstep::gui {

/// What a shape stands for, so that hit tests, tooltips and tests read the same scene that is painted.
enum class Thing : std::uint8_t {
    none,
    lane,     ///< warp, index: lane
    request,  ///< warp, index: lane, above the banks that it asks
    warp,     ///< warp: its row header or its bar
    bank,     ///< index: bank
    pass,     ///< index: pass of the request, from 0
    access,   ///< warp, index: lane whose access a line shows
    verdict,  ///< the chip that says what a request costs
    line,     ///< index: line of source
    overview, ///< warp, in the overview of all rows
};

struct SceneId {
    Thing thing = Thing::none;
    std::uint32_t warp = 0;
    std::uint32_t index = 0;
    friend bool operator==(const SceneId&, const SceneId&) = default;
};

enum class Hatch : std::uint8_t { none, fine, bars };
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

using Shape = std::variant<Box, Line, Label, Mark>;

/// A picture as plain shapes, in painting order. Lengths are device-independent pixels.
struct Scene {
    QSizeF size;
    std::vector<Shape> shapes;
    QString title;       ///< the accessible name
    QString description; ///< the accessible description: the picture's verdict in one sentence
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
};
/// Returns the left edge.
double add_legend(Scene& scene, const std::vector<LegendEntry>& entries, double right, double middle);

} // namespace lockstep::gui
