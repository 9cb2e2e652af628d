#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"
#include "core/analysis/flow/launch_footprint.h"
#include "core/session/group_view.h"

#include <QRectF>
#include <QSize>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The frame in which the input is drawn; maps elements to positions.
struct FootprintFrame {
    QRectF rect;
    QSize elements;

    [[nodiscard]] double scale_x() const { return rect.width() / elements.width(); }
    [[nodiscard]] double scale_y() const { return rect.height() / elements.height(); }
    [[nodiscard]] bool has_rows() const { return elements.height() > 1; }
    [[nodiscard]] QRectF of(const ElementTile& tile) const;
};

/// Data used by all parts of the footprint picture.
struct FootprintParts {
    const GroupView& view;
    const LaunchFootprint& all;
    const Overlap& overlap;
    GroupReads one; ///< the selected group
    std::size_t group = 0;
    std::optional<std::size_t> neighbour;
    GroupReads beside; ///< the neighbour
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

} // namespace lockstep::gui
