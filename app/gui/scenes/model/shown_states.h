#pragma once

#include "app/gui/scenes/model/issue_track.h"
#include "app/gui/scenes/model/slot_layout.h"
#include "app/gui/scenes/model/slot_rows.h"

namespace lockstep::gui {

/// What the shown part of a multiprocessor's time has for each part of its picture: from one walk through its
/// intervals, or from their bins where a walk would take longer than a frame may.
struct ShownStates {
    explicit ShownStates(const SlotLayout& layout);
    /// Those that occur, in the order of the legend; empty is always one.
    [[nodiscard]] std::vector<SlotState> states() const;

    SlotRows rows;
    IssueShares issue;

private:
    void walk(const SlotLayout& layout);
    void add(const Interval& interval, const Axis& axis);
};

} // namespace lockstep::gui
