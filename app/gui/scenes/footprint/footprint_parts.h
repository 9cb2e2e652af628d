#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/analysis/flow/launch_footprint.h"
#include "core/session/group_view.h"
#include "core/session/session.h"

#include <QImage>
#include <QRectF>
#include <QSize>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The frame in which the input is drawn; maps elements to positions.
struct FootprintFrame {
    QRectF rect;
    QSize elements;

    [[nodiscard]] double scale_x() const { return rect.width() / elements.width(); }
    [[nodiscard]] double scale_y() const { return rect.height() / elements.height(); }
    [[nodiscard]] QRectF of(const ElementTile& tile) const;
};

/// Data used by all parts of the footprint picture.
struct FootprintParts {
    const GroupView& view;
    const LaunchFootprint& all;
    const Overlap& overlap;
    GroupReads one; ///< reads of the selected group
    std::size_t group = 0;
    std::optional<std::size_t> neighbour;
    GroupReads beside; ///< reads of a neighbour of the selected group
    FootprintFrame frame;

    [[nodiscard]] const ObjectInfo& input() const { return view.trace().objects[all.input]; }
    /// Returns the outline of a group: its tile or, if groups have no tiles, the elements that it reads.
    [[nodiscard]] const ElementTile& tile(std::size_t g) const {
        return all.output && all.own[g].right > 0 ? all.own[g] : all.read[g];
    }
};

/// Returns the largest frame for these elements that fits into the available space and keeps the aspect
/// ratio.
[[nodiscard]] FootprintFrame footprint_frame(const LaunchFootprint& all, QPointF at, QSizeF room);

[[nodiscard]] FootprintParts footprint_parts(const GroupView& view, const Cursor& cursor,
                                             const LaunchFootprint& all, FootprintFrame frame);

/// Returns non-overlapping rectangles that cover these elements. Elements narrower than a pixel share a
/// rectangle.
[[nodiscard]] std::vector<QRectF> covered(const std::vector<ElementRange>& elements,
                                          const FootprintFrame& frame);

/// Draws the input of a launch as a grey-scale image of the values that its groups read. Null if the trace
/// has no values, or they are not numbers. Vectors and texels are represented by their first component.
/// Elements that were not read are black. The image is at most 2048 pixels wide and high; elements that share
/// a pixel show their maximum.
[[nodiscard]] QImage input_image(const LaunchFootprint& footprint);

/// Draws the number of groups that read each element, on the heat scale; elements that were not read are
/// transparent. Elements that share a pixel show their maximum.
[[nodiscard]] QImage readers_image(const LaunchFootprint& footprint);

/// Returns the number of columns and rows of elements of the input; a one-dimensional input has one row.
[[nodiscard]] QSize element_grid(const LaunchFootprint& footprint);

/// Adds the input with the tiles of all groups, and the footprints of the selected group and its neighbour.
/// Returns n if every n-th group has an outline; 0 if none has, because the elements that a group reads do
/// not form a rectangle.
std::size_t add_footprint_map(Scene& scene, const FootprintParts& parts);

/// Adds a legend that explains the outlines on the map. Returns the bottom edge.
double add_footprint_legend(Scene& scene, const FootprintParts& parts, std::size_t every, double right,
                            double top);

/// Adds a magnified part of the map: the elements around a corner of the selected group's tile, each with the
/// number of groups that read it. Returns the bottom edge.
double add_footprint_loupe(Scene& scene, const FootprintParts& parts, QPointF at, double side);

} // namespace lockstep::gui
