#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/overlap_in_time.h"

#include <QString>
#include <span>
#include <vector>

namespace lockstep::gui {

/// The times at which work-groups ran, drawn as bars below a ruler:
///
///     cycle            0      1,000    2,000
///     multiprocessor 0 |  0  ||   4   |
///                      |  8  |
///     groups at once   _/----\_
///
/// Groups that are on a multiprocessor at the same time are drawn in separate rows. Bars narrower than 3 px
/// merge into a density band; if there are hundreds of rows, each row is one pixel high.
struct GroupBars {
    std::span<const GroupSpan> groups;
    std::uint64_t own = 0;             ///< index of the selected group
    std::vector<std::uint64_t> beside; ///< groups that ran at the same time as the selected one, ascending
    GroupsAtOnce at_once;
    Axis axis;
    QString unit; ///< unit of the ruler
    /// Returns the name of the multiprocessor or processor with this number.
    QString (*row_name)(std::uint32_t){};
};

inline constexpr double bars_label_width = 140;

/// Adds the bars below `top`, within the height `room` if the rows can be made low enough. Returns the bottom
/// edge.
double add_group_bars(Scene& scene, const GroupBars& bars, double top, double room);

[[nodiscard]] std::vector<LegendEntry> group_bars_legend();

} // namespace lockstep::gui
