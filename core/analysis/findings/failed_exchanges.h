#pragma once

#include "core/warp/warp_step.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The compare-exchange operations of a group that wrote nothing, because the memory did not contain the
/// expected value.
class FailedExchanges {
public:
    FailedExchanges() = default;
    explicit FailedExchanges(const GroupSteps& steps) {
        for (const FaultAt& at : steps.faults) {
            if (at.fault.kind == FaultKind::nothing_exchanged && at.event != 0) {
                events_.push_back(at.event - 1); // the compare-exchange is the event before its fault record
            }
        }
        std::sort(events_.begin(), events_.end());
    }
    /// Whether the exchange with this event index in the trace failed.
    [[nodiscard]] bool contains(std::uint64_t event) const {
        return std::binary_search(events_.begin(), events_.end(), event);
    }

private:
    std::vector<std::uint64_t> events_; ///< event indices in ascending order
};

} // namespace lockstep
