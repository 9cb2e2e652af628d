#include "core/analysis/findings/bounds.h"

namespace lockstep {
namespace {

/// Returns the index of the object that the faulty access refers to. Returns FindingKey::no_object if the
/// object is unknown or the fault is an endless loop.
std::uint32_t object_of(const Fault& fault, const Trace& trace) {
    const bool is_known = fault.kind != FaultKind::endless_loop && fault.object < trace.objects.size();
    return is_known ? fault.object : FindingKey::no_object;
}

/// Converts a fault to an occurrence of a finding. Private arrays and images have no base address, so they
/// have no offset.
Sighting sighting_of(const FaultAt& at, Group group, const Trace& trace) {
    Sighting sighting{.event = at.event, .group = group};
    if (at.fault.kind == FaultKind::endless_loop) {
        return sighting;
    }
    const bool is_private = stands_alone(at.fault.kind);
    sighting.space = is_private ? Space::none : trace.program.sites[at.fault.site.index()].space;
    if (at.fault.object < trace.objects.size()) {
        const ObjectInfo& object = trace.objects[at.fault.object];
        const bool has_address = !is_private && object.space != Space::image;
        if (at.fault.kind == FaultKind::unfinished_copy) {
            sighting.space = object.space;
        }
        sighting.offset = has_address ? signed_distance(at.payload, object.base) : 0;
    }
    return sighting;
}

} // namespace

FindingKind finding_of(FaultKind fault) {
    switch (fault) {
    case FaultKind::null_pointer:
        return FindingKind::null_pointer;
    case FaultKind::endless_loop:
        return FindingKind::endless_loop;
    case FaultKind::early_touch:
    case FaultKind::unfinished_copy:
        return FindingKind::unfinished_copy;
    case FaultKind::misaligned:
    case FaultKind::private_misaligned:
        return FindingKind::misaligned_access;
    case FaultKind::private_unwritten:
        return FindingKind::uninitialised_read;
    case FaultKind::out_of_bounds:
    case FaultKind::private_bounds:
    case FaultKind::nothing_exchanged: // recorded by the log, but not a fault
        break;
    }
    return FindingKind::out_of_bounds;
}

void BoundsFindings::add(const GroupSteps& steps, const Trace& trace) {
    for (const FaultAt& at : steps.faults) {
        if (at.fault.kind == FaultKind::nothing_exchanged) {
            continue;
        }
        const SiteInfo& site = trace.program.sites[at.fault.site.index()];
        const FindingKey key{.file = site.file,
                             .line = site.line,
                             .kind = finding_of(at.fault.kind),
                             .object = object_of(at.fault, trace)};
        const std::uint64_t item = at.item.value();
        table_.add(key, sighting_of(at, steps.group, trace), {&item, 1});
    }
}

void BoundsFindings::finish(const LaunchInView& launch, LaunchResult& result) const {
    result.tell(findings(launch.trace));
}

} // namespace lockstep
