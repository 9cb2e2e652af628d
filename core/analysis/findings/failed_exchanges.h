#pragma once

#include "core/warp/warp_step.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The compare-exchange operations of a group that did not find the expected value, so they wrote nothing.
class FailedExchanges {
public:
    FailedExchanges() = default;
    explicit FailedExchanges(const GroupSteps& steps) {
        for (const FaultAt& at : steps.faults) {
            if (at.fault.kind == FaultKind::nothing_exchanged && at.event != 0) {
                events_.push_back(at.event - 1); // the event directly before the fault record
            }
        }
        std::sort(events_.begin(), events_.end());
    }
    /// Whether the exchange with this event index in the trace failed.
    [[nodiscard]] bool contains(std::uint64_t event) const {
        return std::binary_search(events_.begin(), events_.end(), event);
    }

private:
    std::vector<std::uint64_t> events_; ///< ascending
};

} // namespace lockstep
