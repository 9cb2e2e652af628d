#pragma once

#include "app/gui/scenes/model/slot_rows.h"

#include <algorithm>
#include <cstdint>

namespace lockstep::gui {

/// Returns whether to use the bins of a timeline for the visible part: only if there are fewer bins than intervals,
/// and if bins are so much narrower than a column that rounding the column's borders to bins is not visible.
[[nodiscard]] bool goes_by_bins(const Timeline& timeline, const Axis& axis);

/// Calls add(interval, begin, end) for each interval in the visible part of the axis; [begin, end) are its visible
/// cycles.
template <class Add>
void for_visible(const Timeline& timeline, const Axis& axis, const Add& add) {
    const auto add_part = [&](const Interval& interval) {
        // via signed integers, because processors have a conversion instruction only for these
        const double begin =
            std::max(axis.begin, static_cast<double>(static_cast<std::int64_t>(interval.begin)));
        const double end = std::min(axis.end, static_cast<double>(static_cast<std::int64_t>(interval.end)));
        if (begin < end) {
            add(interval, begin, end);
        }
    };
    const auto last_cycle = static_cast<std::uint64_t>(axis.end);
    const auto first = timeline.after(static_cast<std::uint64_t>(std::max(0.0, axis.begin)));
    const auto end = timeline.after(last_cycle);
    for (auto interval = first; interval < end; ++interval) {
        add_part(*interval);
    }
    // intervals that continue after the visible part
    for (const Interval* interval : timeline.at(last_cycle)) {
        add_part(*interval);
    }
}

/// Returns the rows of the first slots with the visible part of a timeline.
[[nodiscard]] SlotRows visible_rows(const Timeline& timeline, std::uint32_t slot_count, const Axis& axis);

} // namespace lockstep::gui
