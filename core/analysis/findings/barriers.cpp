#include "core/analysis/findings/barriers.h"

#include <algorithm>

namespace lockstep {
namespace {

std::uint32_t passed_by(const GroupSteps& steps, Tick tick) {
    std::uint32_t items = 0;
    for (const WarpStep& step : steps.steps_of(tick)) {
        items += step.active;
    }
    return items;
}

} // namespace

/// Counts one occurrence and records the missing work-items if some, but not all, of the work-items [first,
/// end) of the group passed the barrier at this tick.
void BarrierFindings::note_missing(const GroupSteps& steps, std::uint32_t first, std::uint32_t end,
                                   Entry& entry) {
    std::vector<std::uint64_t> missing;
    for (std::uint32_t item = first; item < end; ++item) {
        if (!present_[item]) {
            missing.push_back(steps.group.value() * steps.items + item);
        }
    }
    if (missing.empty() || missing.size() == end - first) {
        return;
    }
    entry.group = entry.count == 0 ? steps.group : std::min(entry.group, steps.group);
    for (const std::uint64_t item : missing) {
        entry.work_items.add(item);
    }
    ++entry.count;
}

void BarrierFindings::add_tick(const GroupSteps& steps, Tick tick, std::uint32_t width,
                               const SiteInfo& site) {
    present_.assign(steps.items, false);
    for (const WarpStep& step : steps.steps_of(tick)) {
        for (const std::uint16_t lane : steps.lanes_of(step)) {
            present_[std::size_t{step.warp.value()} * steps.warp_width + lane] = true;
        }
    }
    Entry entry;
    for (std::uint32_t first = 0; first < steps.items; first += width) {
        note_missing(steps, first, std::min(first + width, steps.items), entry);
    }
    if (entry.count == 0) {
        return;
    }
    join({site.file, site.line}, entry);
}

void BarrierFindings::join(const Key& key, const Entry& entry) {
    const auto [at, is_new] = entries_.try_emplace(key, entry);
    if (!is_new) {
        at->second.group = std::min(at->second.group, entry.group);
        at->second.count += entry.count;
        at->second.work_items.merge(entry.work_items);
    }
}

void BarrierFindings::add(const GroupSteps& steps, const Trace& trace) {
    const std::uint32_t asked = trace.sub_groups ? trace.sub_groups->width : 0;
    const std::uint32_t sub_group = asked == 0 ? steps.items : asked;
    for (std::uint32_t i = 0; i < steps.ticks.size(); ++i) {
        const SiteInfo& site = trace.program.sites[steps.ticks[i].site.index()];
        const bool within = site.kind == SiteKind::exchange || site.kind == SiteKind::sub_group_barrier;
        const bool of_group =
            site.kind == SiteKind::barrier || site.kind == SiteKind::copy || site.kind == SiteKind::wait;
        if ((!of_group && !within) || passed_by(steps, Tick(i)) == steps.items) {
            continue;
        }
        add_tick(steps, Tick(i), within ? sub_group : steps.items, site);
    }
}

void BarrierFindings::merge(const BarrierFindings& other) {
    for (const auto& [key, from] : other.entries_) {
        join(key, from);
    }
}

std::vector<Finding> BarrierFindings::findings(const Trace& trace) const {
    std::vector<Finding> all;
    for (const auto& [key, entry] : entries_) {
        Finding finding;
        finding.kind = FindingKind::barrier_divergence;
        finding.place.group = entry.group;
        finding.file = trace.program.files[key.first];
        finding.line = key.second;
        finding.work_items = entry.work_items.first();
        finding.work_item_count = entry.work_items.count();
        finding.count = entry.count;
        all.push_back(std::move(finding));
    }
    return all;
}

void BarrierFindings::finish(const LaunchInView& launch, LaunchResult& result) const {
    result.tell(findings(launch.trace));
}

} // namespace lockstep
