#pragma once

#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The out-of-bounds accesses of a group, which were redirected to a scratch cell and so did not access the
/// kernel's memory. Most groups have none. For a struct that is partly out of bounds, only the out-of-bounds
/// members are included. Accesses to the destination of an unfinished copy are included too: they have a
/// separate finding, and other checks ignore them.
class FaultyEvents {
public:
    FaultyEvents() = default;
    FaultyEvents(const GroupSteps& steps, const Trace& trace);

    [[nodiscard]] bool none() const { return events_.empty(); }
    /// Whether this event is in the set. `event`: an index into GroupSteps::events.
    [[nodiscard]] bool contains(std::uint32_t event) const;

private:
    std::vector<std::uint32_t> events_; ///< event indices in ascending order
};

} // namespace lockstep
