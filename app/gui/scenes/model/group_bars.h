#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/overlap_in_time.h"

#include <QString>
#include <span>
#include <vector>

namespace lockstep::gui {

/// The times at which groups ran, as bars below a ruler:
///
///     cycle            0      1,000    2,000
///     multiprocessor 0 |  0  ||   4   |
///                      |  8  |
///     groups at once   _/----\_
///
/// Groups that are on a multiprocessor at the same time have separate rows. Bars under 3 px merge into a
/// density band; if there are hundreds of rows, each is one pixel high.
struct GroupBars {
    std::span<const GroupSpan> groups;
    std::uint64_t own = 0;             ///< the selected group
    std::vector<std::uint64_t> beside; ///< groups that ran at the same time, ascending
    GroupsAtOnce at_once;
    Axis axis;
    QString unit;                         ///< of the ruler
    QString (*row_name)(std::uint32_t){}; ///< name of a multiprocessor or processor with this number
};

inline constexpr double bars_label_width = 140;

/// Draws them below `top`, within `room` if the rows can be made low enough. Returns the bottom.
double add_group_bars(Scene& scene, const GroupBars& bars, double top, double room);

[[nodiscard]] std::vector<LegendEntry> group_bars_legend();

} // namespace lockstep::gui
