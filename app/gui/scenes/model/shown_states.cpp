#include "app/gui/scenes/model/shown_states.h"

#include <algorithm>
#include <cstdint>

namespace lockstep::gui {
namespace {

/// Through a signed number, for which processors have an instruction.
double real(std::uint64_t cycle) {
    return static_cast<double>(static_cast<std::int64_t>(cycle));
}

} // namespace

ShownStates::ShownStates(const SlotLayout& layout)
    : rows(layout.timeline, layout.row_count, layout.axis), issue(layout) {
    seen[static_cast<std::size_t>(SlotState::empty)] = true;
    const Axis& axis = layout.axis;
    const std::vector<Interval>& intervals = layout.timeline.intervals;
    const auto first = layout.timeline.after(static_cast<std::uint64_t>(std::max(0.0, axis.begin)));
    for (auto interval = first; interval != intervals.end(); ++interval) {
        const double begin = std::max(axis.begin, real(interval->begin));
        const double end = std::min(axis.end, real(interval->end));
        if (begin >= end) {
            continue;
        }
        seen[static_cast<std::size_t>(slot_state(*interval))] = true;
        rows.add(*interval, begin, end);
        if (interval->state == WarpState::active) {
            issue.add(begin, end);
        }
    }
}

std::vector<SlotState> ShownStates::states() const {
    std::vector<SlotState> states;
    for (std::size_t s = 0; s < slot_states; ++s) {
        if (seen[s]) {
            states.push_back(static_cast<SlotState>(s));
        }
    }
    return states;
}

} // namespace lockstep::gui
