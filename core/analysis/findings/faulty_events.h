#pragma once

#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The accesses of a group that were redirected to a scratch cell because they were outside their object:
/// they touched no memory of the kernel. Most groups have none. For a struct that is partly outside, only its
/// members that are outside. Includes accesses to the destination of an unfinished copy: they have their own
/// finding, and other checks ignore them.
class FaultyEvents {
public:
    FaultyEvents() = default;
    FaultyEvents(const GroupSteps& steps, const Trace& trace);

    [[nodiscard]] bool none() const { return events_.empty(); }
    /// `event`: an index like in GroupSteps::events.
    [[nodiscard]] bool contains(std::uint32_t event) const;

private:
    std::vector<std::uint32_t> events_; ///< ascending
};

} // namespace lockstep
