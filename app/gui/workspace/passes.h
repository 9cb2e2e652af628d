#pragma once

#include "app/gui/workspace/cursor.h"
#include "app/gui/workspace/track.h"

#include <optional>

namespace lockstep::gui {

/// A pass over the banks of local memory that is shown alone.
struct HeldPass {
    Tick tick;
    std::uint32_t pass = 0; ///< index of the pass in the request, from 0
    friend bool operator==(const HeldPass&, const HeldPass&) = default;
};

/// Returns the next pass of the cursor's warp in this direction: in its current step if that step has several
/// passes, otherwise in the nearest other step that has several. Empty if there is none.
[[nodiscard]] std::optional<HeldPass> next_pass(const GroupView& view, const Cursor& cursor,
                                                Direction direction);

} // namespace lockstep::gui
