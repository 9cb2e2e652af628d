#include "app/gui/scenes/model/visible_intervals.h"

namespace lockstep::gui {

bool goes_by_bins(const Timeline& timeline, const Axis& axis) {
    // minimum number of bins per column, so that a border moves by at most an eighth of the column's width
    constexpr double least_bins = 4;
    if (timeline.bins == nullptr ||
        axis.per_pixel() * merged_width < least_bins * static_cast<double>(timeline.bins->width())) {
        return false;
    }
    const auto shown = timeline.after(static_cast<std::uint64_t>(axis.end)) -
                       timeline.after(static_cast<std::uint64_t>(std::max(0.0, axis.begin)));
    return static_cast<std::size_t>(shown) >= TimelineBins::worth_while;
}

SlotRows visible_rows(const Timeline& timeline, std::uint32_t slot_count, const Axis& axis) {
    SlotRows rows(timeline, slot_count, axis);
    if (goes_by_bins(timeline, axis)) {
        rows.take(*timeline.bins);
    } else {
        for_visible(timeline, axis, [&rows](const Interval& interval, double begin, double end) {
            rows.add(interval, begin, end);
        });
    }
    return rows;
}

} // namespace lockstep::gui
