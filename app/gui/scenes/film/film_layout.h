#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// Where the film has its steps, warps and lanes. The selected warp's strip is higher:
///
///               k = 1     k = 2
///              |-------| |-------|                    brackets
///     Warp 0   [][][][][][][][][][]   8 warp steps    selected: 3 px a lane
///     Warp 1   [][][][][][][][][][]   5               1 px a lane
///              1        10                            axis
struct FilmLayout {
    static constexpr double label_width = 120;
    static constexpr double counts_width = 68;
    static constexpr double brackets_height = 24;

    double left = 0;
    double top = 0;             ///< of the first strip
    int pitch = 16;             ///< pixels of a column
    std::uint32_t ticks = 0;    ///< of the group
    std::uint32_t merged = 1;   ///< ticks of a column: more than one where they have no pixel each
    std::vector<QRectF> strips; ///< by warp
    std::vector<int> lane_rows; ///< by warp: lanes that exist
    std::uint32_t warp_width = 32;

    [[nodiscard]] std::uint32_t columns() const { return (ticks + merged - 1) / merged; }
    [[nodiscard]] double width() const { return static_cast<double>(columns()) * pitch; }
    [[nodiscard]] double x(Tick tick) const {
        const std::uint32_t column = tick.value() / merged;
        return left + static_cast<double>(column) * pitch;
    }
    [[nodiscard]] double bottom() const;
    [[nodiscard]] double right() const { return left + width(); }
    /// The step and lane under a place; none outside the strips.
    struct Place {
        Tick tick;
        Warp warp;
        Lane lane;
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] std::optional<Place> at(QPointF place) const;
    /// The pixels of a lane in a step; of a strip lower than its lanes, a row at least.
    [[nodiscard]] QRectF cell(const Place& place) const;
};

/// `top` is where the brackets begin.
[[nodiscard]] FilmLayout film_layout(const GroupView& view, Warp selected, double top, QSizeF size);

/// Of one warp alone, up to five pixels a lane; the strips of the others are empty.
[[nodiscard]] FilmLayout warp_film_layout(const GroupView& view, Warp warp, double top, QSizeF size);

/// The layout that a scene of the film was made with, read off its strips.
[[nodiscard]] FilmLayout film_layout_of(const GroupView& view, const Scene& scene);

} // namespace lockstep::gui
