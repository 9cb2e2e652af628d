#include "core/analysis/findings/evidence.h"

#include "core/analysis/findings/bounds.h"
#include "core/analysis/races/race_evidence.h"

#include <algorithm>

namespace lockstep {
namespace {

bool is_at(const Trace& trace, const SiteInfo& site, const Finding& finding) {
    return site.line == finding.line && trace.program.files[site.file] == finding.file;
}

/// Finds the first tick of the barrier (or sub-group function) at which some work-items are missing, and
/// marks which work-items wait there and which are absent.
void add_barrier(const Trace& trace, const Finding& finding, const GroupSteps& steps, Evidence& evidence) {
    for (std::uint32_t t = 0; t < steps.ticks.size(); ++t) {
        const SiteInfo& site = trace.program.sites[steps.ticks[t].site.index()];
        const bool within = site.kind == SiteKind::exchange || site.kind == SiteKind::sub_group_barrier;
        if (!is_at(trace, site, finding) || (site.kind != SiteKind::barrier && !within)) {
            continue;
        }
        std::vector<bool> present(steps.items);
        for (const WarpStep& step : steps.steps_of(Tick(t))) {
            for (const std::uint16_t lane : steps.lanes_of(step)) {
                present[std::size_t{step.warp.value()} * steps.warp_width + lane] = true;
            }
        }
        const std::uint32_t sub_group = trace.sub_groups ? trace.sub_groups->width : 0;
        const std::uint32_t width = within && sub_group != 0 ? sub_group : steps.items;
        bool is_missed = false;
        for (std::uint32_t first = 0; first < steps.items; first += width) {
            const auto begin = present.begin() + first;
            const auto end = present.begin() + std::min(first + width, steps.items);
            const auto come = std::count(begin, end, true);
            if (come == 0 || come == end - begin) {
                continue;
            }
            is_missed = true;
            for (auto at = begin; at != end; ++at) {
                Involvement& item = evidence.items[static_cast<std::size_t>(at - present.begin())];
                (*at ? item.waits : item.absent) = true;
            }
        }
        if (is_missed) {
            return;
        }
    }
}

/// Marks the work-items that executed the faulty operation: all of them if the log has fault records,
/// otherwise only those that the finding lists.
void add_doers(const Trace& trace, const Finding& finding, const GroupSteps& steps, Evidence& evidence) {
    for (const FaultAt& at : steps.faults) {
        const SiteInfo& site = trace.program.sites[at.fault.site.index()];
        if (is_at(trace, site, finding) && finding_of(at.fault.kind) == finding.kind) {
            evidence.items[at.item.value() % steps.items].does = true;
        }
    }
    const bool is_read =
        finding.kind == FindingKind::uninitialised_read && finding.place.space != Space::none;
    if (!is_read && finding.kind != FindingKind::unfinished_copy) {
        return;
    }
    for (const std::uint64_t item : finding.work_items) {
        if (item / steps.items == steps.group.value()) {
            evidence.items[item % steps.items].does = true;
        }
    }
    evidence.is_whole = finding.count <= finding.work_items.size();
}

} // namespace

Evidence evidence_of(const Trace& trace, const Finding& finding, const GroupStepsOf& steps) {
    Evidence evidence;
    const std::uint64_t groups = trace.logged_groups();
    evidence.group = Group(std::min(finding.place.group.value(), groups - 1));
    const auto here = steps(evidence.group);
    evidence.items.resize(here->items);
    if (finding.kind == FindingKind::barrier_divergence) {
        add_barrier(trace, finding, *here, evidence);
    } else if (finding.kind == FindingKind::unneeded_barrier) {
        std::ranges::for_each(evidence.items, [](Involvement& item) { item.waits = true; });
    } else if (finding.kind != FindingKind::race) {
        add_doers(trace, finding, *here, evidence);
    } else if (!is_pair_of_groups(finding, here->items)) {
        add_race_inside(trace, finding, *here, evidence);
    } else {
        const auto other = std::ranges::find_if(finding.pair, [&](std::uint64_t item) {
            return item / here->items != evidence.group.value() && item / here->items < groups;
        });
        if (other != finding.pair.end()) {
            add_race_between(trace, finding, *here, *steps(Group(*other / here->items)), evidence);
        }
    }
    return evidence;
}

} // namespace lockstep
