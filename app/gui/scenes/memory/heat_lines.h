#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/session/group_view.h"

#include <QStringList>
#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// The counters of a source line, in column order.
enum class HeatCounter : std::uint8_t { warp_steps, divergent, passes, conflicts, sectors, waiting };
inline constexpr std::size_t heat_counters = 6;

/// A source line and its counters.
struct HeatLine {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::array<std::uint64_t, heat_counters> counts{};
};

/// Returns the source lines of a launch that have nonzero counters, by file and line. Waiting cycles are
/// modelled, all others are counted.
[[nodiscard]] std::vector<HeatLine> heat_lines(const GroupView& view);

/// How the table of lines is drawn.
struct HeatTableStyle {
    std::size_t most = SIZE_MAX; ///< number of lines: those with the most warp steps
    double row_height = 24;
};

/// Adds the table of lines; the colour of each cell uses the scale of its column. Returns the bottom edge.
double add_heat_lines(Scene& scene, const GroupView& view, double top, double width,
                      const HeatTableStyle& style = {});

/// Adds to an overlay a frame around the row of the line that the user has chosen (0 if there is none).
void add_line_frame(Scene& over, const Scene& scene, std::uint32_t line);

} // namespace lockstep::gui
