#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/sector_picture.h"
#include "app/gui/workspace/cursor.h"

#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// Positions of lanes, sectors and cache lines of global memory. All requests of a picture share them, so
/// that the same memory is always in the same column.
///
///     left                                    right
///     | lane 0 | lane 1 | ...                     |
///     |--- line ---|--- line ---|  …  |--- line --|      … omitted lines
struct RequestColumns {
    std::vector<std::uint64_t> lines; ///< numbers of the drawn cache lines, ascending
    double left = 0;
    double right = 0;
    double lane_pitch = 0;
    double line_width = 0;
    std::uint64_t sector_bytes = 32;
    std::uint64_t line_bytes = 128;

    [[nodiscard]] double lane_x(std::uint32_t lane) const { return left + lane_pitch * lane; }
    [[nodiscard]] double byte_x(std::uint64_t address) const;
    [[nodiscard]] double line_left(std::size_t index) const;
    /// Returns whether lines were omitted before this one.
    [[nodiscard]] bool is_gap(std::size_t index) const {
        return index > 0 && lines[index] != lines[index - 1] + 1;
    }
    [[nodiscard]] std::uint64_t sectors_of_line() const { return line_bytes / sector_bytes; }
    [[nodiscard]] double sector_width() const { return line_width / static_cast<double>(sectors_of_line()); }

    static constexpr double gap_width = 22; ///< space between lines that are not consecutive
};

/// Computes the columns. `left` and `room` are in pixels; cache lines are at least two pixels wide.
[[nodiscard]] RequestColumns request_columns(const GroupView& view, const SectorPictures& pictures,
                                             double left, double room);

inline constexpr double request_figures_width = 190; ///< width of the numbers to the right of the columns
inline constexpr double request_figures_height = 106;

/// Draws one global memory request: its lanes, the sectors and lines that they touch, and its cost.
struct RequestCard {
    const GroupView& view;
    const WarpStep& step;
    const SectorPicture& picture;
    const RequestColumns& columns;
    std::uint32_t number = 0; ///< index of the request in the step, from 0
    double fan_height = 60;   ///< distance between lanes and sectors
    /// Whether the numbers are below the columns, because the picture is too narrow to show them on the right.
    bool has_figures_below = false;
    bool is_now = true; ///< whether the request belongs to the cursor's step; if not, no tooltips or clicks
};

/// Adds a card. Returns its bottom edge.
double add_request_card(Scene& scene, const RequestCard& card, double top);

/// Returns the legend for the marks of a card.
[[nodiscard]] std::vector<LegendEntry> request_legend(const RequestColumns& columns);

} // namespace lockstep::gui
