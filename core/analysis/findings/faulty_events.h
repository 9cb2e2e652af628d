#pragma once

#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The accesses of a group that went to a scratch cell because they were outside their object: they touched
/// nothing that the kernel knows. Most groups have none. Of a struct that lies partly outside, those of its
/// leaves that do. Also accesses where a copy still has to write: one finding says so, and what they read or
/// left there is no matter of its own.
class FaultyEvents {
public:
    FaultyEvents() = default;
    FaultyEvents(const GroupSteps& steps, const Trace& trace);

    [[nodiscard]] bool none() const { return events_.empty(); }
    /// `event`: as in GroupSteps::events.
    [[nodiscard]] bool contains(std::uint32_t event) const;

private:
    std::vector<std::uint32_t> events_; ///< ascending
};

} // namespace lockstep
