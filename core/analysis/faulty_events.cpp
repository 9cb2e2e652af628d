#include "core/analysis/faulty_events.h"

#include <algorithm>

namespace lockstep {

FaultyEvents::FaultyEvents(const GroupSteps& steps, const Trace& trace) {
    if (steps.faults.empty()) {
        return;
    }
    const std::uint64_t first = trace.offsets[steps.group.value() * steps.items];
    const std::uint64_t end = trace.first_event() + trace.events.size();
    for (const FaultAt& at : steps.faults) {
        if (at.fault.kind != FaultKind::out_of_bounds && at.fault.kind != FaultKind::null_pointer) {
            continue;
        }
        std::uint64_t event = at.event + 1; // several faults may stand in front of one event
        while (event < end && is_fault(trace.event(event))) {
            ++event;
        }
        events_.push_back(static_cast<std::uint32_t>(event - first));
    }
    std::sort(events_.begin(), events_.end());
}

bool FaultyEvents::contains(std::uint32_t event) const {
    return std::binary_search(events_.begin(), events_.end(), event);
}

} // namespace lockstep
