#include "app/gui/scenes/model/shown_states.h"

#include <algorithm>
#include <cstdint>

namespace lockstep::gui {
namespace {

/// Converts a cycle via a signed integer, because processors have a conversion instruction only for these.
double real(std::uint64_t cycle) {
    return static_cast<double>(static_cast<std::int64_t>(cycle));
}

/// Returns whether to use the bins of the timeline: only if there are fewer bins than intervals, and if bins
/// are so much narrower than a column that rounding the column's borders to bins is not visible.
bool goes_by_bins(const SlotLayout& layout) {
    // minimum number of bins per column, so that a border moves by at most an eighth of the column's width
    constexpr double least_bins = 4;
    const Axis& axis = layout.axis;
    const Timeline& timeline = layout.timeline;
    if (timeline.bins == nullptr ||
        axis.per_pixel() * merged_width < least_bins * static_cast<double>(timeline.bins->width())) {
        return false;
    }
    const auto shown = timeline.after(static_cast<std::uint64_t>(axis.end)) -
                       timeline.after(static_cast<std::uint64_t>(std::max(0.0, axis.begin)));
    return static_cast<std::size_t>(shown) >= TimelineBins::worth_while;
}

} // namespace

ShownStates::ShownStates(const SlotLayout& layout)
    : rows(layout.timeline, layout.row_count, layout.axis), issue(layout) {
    if (goes_by_bins(layout)) {
        rows.take(*layout.timeline.bins);
        issue.take(*layout.timeline.bins);
    } else {
        walk(layout);
    }
}

void ShownStates::walk(const SlotLayout& layout) {
    const Timeline& timeline = layout.timeline;
    const auto last_cycle = static_cast<std::uint64_t>(layout.axis.end);
    const auto first = timeline.after(static_cast<std::uint64_t>(std::max(0.0, layout.axis.begin)));
    const auto end = timeline.after(last_cycle);
    for (auto interval = first; interval < end; ++interval) {
        add(*interval, layout.axis);
    }
    // intervals that continue after the visible part
    for (const Interval* interval : timeline.at(last_cycle)) {
        add(*interval, layout.axis);
    }
}

void ShownStates::add(const Interval& interval, const Axis& axis) {
    const double begin = std::max(axis.begin, real(interval.begin));
    const double end = std::min(axis.end, real(interval.end));
    if (begin >= end) {
        return;
    }
    rows.add(interval, begin, end);
    if (interval.state == WarpState::active) {
        issue.add(begin, end);
    }
}

std::vector<SlotState> ShownStates::states() const {
    std::vector<SlotState> states;
    for (std::size_t s = 0; s < slot_states; ++s) {
        const auto state = static_cast<SlotState>(s);
        if (state == SlotState::empty || rows.has(state)) {
            states.push_back(state);
        }
    }
    return states;
}

} // namespace lockstep::gui
