#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <QStringList>
#include <array>

namespace lockstep::gui {

/// Counters per line, in the order of the columns.
enum class HeatCounter : std::uint8_t { warp_steps, divergent, passes, conflicts, sectors, waiting };
inline constexpr std::size_t heat_counters = 6;

/// One line of source with its counters.
struct HeatLine {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::array<std::uint64_t, heat_counters> counts{};
};

/// The lines of a launch with nonzero counters, by file and line. Waiting cycles are modelled.
[[nodiscard]] std::vector<HeatLine> heat_lines(const GroupView& view);

/// The table of lines, each cell on its column's scale. Returns the bottom.
double add_heat_lines(Scene& scene, const GroupView& view, double top, double width);

/// Over the scene: a frame around the row of a line that the user has chosen; 0: none.
void add_line_frame(Scene& over, const Scene& scene, std::uint32_t line);

} // namespace lockstep::gui
