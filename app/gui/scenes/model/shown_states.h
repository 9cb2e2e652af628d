#pragma once

#include "app/gui/scenes/model/issue_track.h"
#include "app/gui/scenes/model/slot_layout.h"
#include "app/gui/scenes/model/slot_rows.h"

namespace lockstep::gui {

/// The data for all parts of the picture of the shown part of a multiprocessor's time: from one pass over its
/// intervals, or from their bins if a pass would take longer than a frame allows.
struct ShownStates {
    explicit ShownStates(const SlotLayout& layout);
    /// Those that occur, in the order of the legend; always includes empty.
    [[nodiscard]] std::vector<SlotState> states() const;

    SlotRows rows;
    IssueShares issue;

private:
    void walk(const SlotLayout& layout);
    void add(const Interval& interval, const Axis& axis);
};

} // namespace lockstep::gui
