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

/// The input's picture: where an element lies.
struct FootprintFrame {
    QRectF rect;
    QSize elements;

    [[nodiscard]] double scale_x() const { return rect.width() / elements.width(); }
    [[nodiscard]] double scale_y() const { return rect.height() / elements.height(); }
    [[nodiscard]] bool has_rows() const { return elements.height() > 1; }
    [[nodiscard]] QRectF of(const ElementTile& tile) const;
};

/// What the parts of the footprint picture share.
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
    /// What outlines a group: its own tile or, where groups make none, what it reads.
    [[nodiscard]] const ElementTile& tile(std::size_t g) const {
        return all.output && all.own[g].right > 0 ? all.own[g] : all.read[g];
    }
};

/// The frame for a picture of these elements, in as much of the room as its shape fills.
[[nodiscard]] FootprintFrame footprint_frame(const LaunchFootprint& all, QPointF at, QSizeF room);

[[nodiscard]] FootprintParts footprint_parts(const GroupView& view, const Cursor& cursor,
                                             const LaunchFootprint& all, FootprintFrame frame);

/// Rectangles that cover those elements, without overlap; elements narrower than a pixel share one.
[[nodiscard]] std::vector<QRectF> covered(const std::vector<ElementRange>& elements,
                                          const FootprintFrame& frame);

} // namespace lockstep::gui
