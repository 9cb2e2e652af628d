#include "core/analysis/bounds.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::size_t kept_work_items = 16;

FindingKind kind_of(FaultKind fault) {
    switch (fault) {
    case FaultKind::null_pointer:
        return FindingKind::null_pointer;
    case FaultKind::endless_loop:
        return FindingKind::endless_loop;
    case FaultKind::out_of_bounds:
    case FaultKind::private_bounds:
        break;
    }
    return FindingKind::out_of_bounds;
}

/// The distance of two addresses modulo 2^40, as the nearer way round: negative in front.
std::int64_t signed_distance(std::uint64_t address, std::uint64_t base) {
    constexpr unsigned unused = 64 - payload_bits;
    return static_cast<std::int64_t>((address - base) << unused) >> unused;
}

} // namespace

void BoundsFindings::note(Entry& entry, std::uint64_t work_item) {
    const auto at = std::lower_bound(entry.work_items.begin(), entry.work_items.end(), work_item);
    if (at != entry.work_items.end() && *at == work_item) {
        return;
    }
    if (at != entry.work_items.end() || entry.work_items.size() < kept_work_items) {
        entry.work_items.insert(at, work_item);
    }
    if (entry.work_items.size() > kept_work_items) {
        entry.work_items.pop_back();
    }
}

void BoundsFindings::add(const GroupSteps& steps, const Trace& trace) {
    for (const FaultAt& at : steps.faults) {
        const SiteInfo& site = trace.program.sites[at.fault.site.index()];
        const auto objects = static_cast<std::uint32_t>(trace.objects.size());
        const Key key{site.file, site.line, kind_of(at.fault.kind), std::min(at.fault.object, objects)};
        Entry& entry = entries_.try_emplace(key, Entry{at, steps.group, {}, 0}).first->second;
        if (at.event < entry.first.event) {
            entry.first = at;
            entry.group = steps.group;
        }
        note(entry, at.item.value());
        ++entry.count;
    }
}

void BoundsFindings::merge(const BoundsFindings& other) {
    for (const auto& [key, from] : other.entries_) {
        const auto [at, is_new] = entries_.try_emplace(key, from);
        if (is_new) {
            continue;
        }
        Entry& to = at->second;
        if (from.first.event < to.first.event) {
            to.first = from.first;
            to.group = from.group;
        }
        for (const std::uint64_t item : from.work_items) {
            note(to, item);
        }
        to.count += from.count;
    }
}

FindingPlace BoundsFindings::place_of(const Entry& entry, const Trace& trace) {
    const Fault& fault = entry.first.fault;
    FindingPlace place;
    place.group = entry.group;
    if (fault.kind == FaultKind::endless_loop) {
        return place;
    }
    const bool is_private = fault.kind == FaultKind::private_bounds;
    place.space = is_private ? Space::none : trace.program.sites[fault.site.index()].space;
    if (fault.object < trace.objects.size()) {
        const ObjectInfo& object = trace.objects[fault.object];
        place.object = object.name;
        place.offset = is_private || object.space == Space::image
                           ? 0
                           : signed_distance(entry.first.payload, object.base);
    }
    return place;
}

std::vector<Finding> BoundsFindings::findings(const Trace& trace) const {
    std::vector<Finding> all;
    for (const auto& [key, entry] : entries_) {
        Finding finding;
        finding.kind = key.kind;
        finding.place = place_of(entry, trace);
        finding.file = trace.program.files[key.file];
        finding.line = key.line;
        finding.work_items = entry.work_items;
        finding.count = entry.count;
        all.push_back(std::move(finding));
    }
    return all;
}

} // namespace lockstep
