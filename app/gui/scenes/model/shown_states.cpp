#include "app/gui/scenes/model/shown_states.h"

#include "app/gui/scenes/model/visible_intervals.h"

namespace lockstep::gui {

ShownStates::ShownStates(const SlotLayout& layout)
    : rows(layout.timeline, layout.row_count, layout.axis), issue(layout) {
    if (goes_by_bins(layout.timeline, layout.axis)) {
        rows.take(*layout.timeline.bins);
        issue.take(*layout.timeline.bins);
    } else {
        walk(layout);
    }
}

void ShownStates::walk(const SlotLayout& layout) {
    for_visible(layout.timeline, layout.axis, [this](const Interval& interval, double begin, double end) {
        rows.add(interval, begin, end);
        if (interval.state == WarpState::active) {
            issue.add(begin, end);
        }
    });
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
