#include "core/analysis/findings/faulty_events.h"

#include "core/trace/object_index.h"
#include "core/trace/told_outside.h"

#include <algorithm>

namespace lockstep {

namespace {

/// Returns the events of a work-item that follow one of its fault records. If several fault records are
/// adjacent, the returned events start after the last one.
std::span<const Event> behind_faults(const FaultAt& at, const Trace& trace) {
    const std::span<const Event> events = trace.events_of(at.item);
    std::size_t next = at.event + 1 - trace.offsets[at.item.index()];
    while (next < events.size() && is_fault(events[next])) {
        ++next;
    }
    return events.subspan(next);
}

bool is_outside(Event event, const Trace& trace, const ObjectIndex& objects) {
    const SiteInfo& site = trace.program.sites[event_site(event).index()];
    return !objects.find(site.space, event_payload(event), extent_of(site));
}

} // namespace

FaultyEvents::FaultyEvents(const GroupSteps& steps, const Trace& trace) {
    if (steps.faults.empty()) {
        return;
    }
    const ObjectIndex objects(trace.objects);
    const Event* const first =
        trace.events.data() + (trace.offsets[steps.group.value() * steps.items] - trace.first_event());
    for (const FaultAt& at : steps.faults) {
        const bool is_early = at.fault.kind == FaultKind::early_touch;
        if (!is_early && !tells_of_outside(at.fault.kind)) {
            continue;
        }
        const std::span<const Event> events = behind_faults(at, trace);
        const std::size_t told = events_told_of(trace.program, events);
        for (std::size_t i = 0; i < told; ++i) {
            if (i == 0 || is_early || is_outside(events[i], trace, objects)) {
                events_.push_back(static_cast<std::uint32_t>(&events[i] - first));
            }
        }
    }
    std::sort(events_.begin(), events_.end());
}

bool FaultyEvents::contains(std::uint32_t event) const {
    return std::binary_search(events_.begin(), events_.end(), event);
}

} // namespace lockstep
