#pragma once

#include "app/gui/scenes/model/issue_track.h"
#include "app/gui/scenes/model/slot_layout.h"
#include "app/gui/scenes/model/slot_rows.h"

namespace lockstep::gui {

/// The slot states in the visible part of a multiprocessor's timeline, for all parts of the picture. They are
/// computed in one pass over the intervals, or from precomputed bins if a pass would take longer than a
/// frame.
struct ShownStates {
    explicit ShownStates(const SlotLayout& layout);
    /// Returns the states that occur, in the order of the legend; always includes `empty`.
    [[nodiscard]] std::vector<SlotState> states() const;

    SlotRows rows;
    IssueShares issue;

private:
    void walk(const SlotLayout& layout);
};

} // namespace lockstep::gui
