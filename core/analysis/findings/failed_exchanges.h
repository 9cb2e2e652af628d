#pragma once

#include "core/warp/warp_step.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The compare-exchanges of a group that found another value than expected, and therefore wrote nothing.
class FailedExchanges {
public:
    FailedExchanges() = default;
    explicit FailedExchanges(const GroupSteps& steps) {
        for (const FaultAt& at : steps.faults) {
            if (at.fault.kind == FaultKind::nothing_exchanged && at.event != 0) {
                events_.push_back(at.event - 1); // the event just before the fault
            }
        }
        std::sort(events_.begin(), events_.end());
    }
    /// `event`: index of the event in the trace.
    [[nodiscard]] bool contains(std::uint64_t event) const {
        return std::binary_search(events_.begin(), events_.end(), event);
    }

private:
    std::vector<std::uint64_t> events_; ///< ascending
};

} // namespace lockstep
