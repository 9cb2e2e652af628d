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

/// The frame of the input's picture: maps elements to positions.
struct FootprintFrame {
    QRectF rect;
    QSize elements;

    [[nodiscard]] double scale_x() const { return rect.width() / elements.width(); }
    [[nodiscard]] double scale_y() const { return rect.height() / elements.height(); }
    [[nodiscard]] bool has_rows() const { return elements.height() > 1; }
    [[nodiscard]] QRectF of(const ElementTile& tile) const;
};

/// Data shared by the parts of the footprint picture.
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
    /// The outline of a group: its tile or, if groups have no tiles, the elements it reads.
    [[nodiscard]] const ElementTile& tile(std::size_t g) const {
        return all.output && all.own[g].right > 0 ? all.own[g] : all.read[g];
    }
};

/// The frame for a picture of these elements, as large as its aspect ratio allows in the available space.
[[nodiscard]] FootprintFrame footprint_frame(const LaunchFootprint& all, QPointF at, QSizeF room);

[[nodiscard]] FootprintParts footprint_parts(const GroupView& view, const Cursor& cursor,
                                             const LaunchFootprint& all, FootprintFrame frame);

/// Rectangles that cover these elements without overlap; elements narrower than a pixel share one.
[[nodiscard]] std::vector<QRectF> covered(const std::vector<ElementRange>& elements,
                                          const FootprintFrame& frame);

} // namespace lockstep::gui
