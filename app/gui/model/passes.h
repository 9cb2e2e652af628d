#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/track.h"

#include <optional>

namespace lockstep::gui {

/// A pass over the banks of local memory that a person looks at alone.
struct HeldPass {
    Tick tick;
    std::uint32_t pass = 0; ///< of the request, from 0
    friend bool operator==(const HeldPass&, const HeldPass&) = default;
};

/// The next pass of the cursor's warp in this direction: of its step, where that needs several, else of the
/// next of its steps that does. Nothing where there is none.
[[nodiscard]] std::optional<HeldPass> next_pass(const GroupView& view, const Cursor& cursor,
                                                Direction direction);

} // namespace lockstep::gui
