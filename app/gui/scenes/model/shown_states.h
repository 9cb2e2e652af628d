#pragma once

#include "app/gui/scenes/model/issue_track.h"
#include "app/gui/scenes/model/slot_layout.h"
#include "app/gui/scenes/model/slot_rows.h"

namespace lockstep::gui {

/// What the shown part of a multiprocessor's time has for each part of its picture. One walk serves them all: of
/// 2^22 intervals each walk takes as long as a frame may.
struct ShownStates {
    explicit ShownStates(const SlotLayout& layout);
    /// Those that occur, in the order of the legend; empty is always one.
    [[nodiscard]] std::vector<SlotState> states() const;

    SlotRows rows;
    IssueShares issue;
    std::array<bool, slot_states> seen{}; ///< by SlotState
};

} // namespace lockstep::gui
