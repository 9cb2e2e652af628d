#include "core/advice/rules.h"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

/// Describes the reads of a group at one site, over all ticks.
struct Repeated {
    std::uint64_t turns = 0;
    std::set<std::uint64_t> addresses;
    Tick last;
    bool by_all = true; ///< whether in each tick, all work-items of the group read the same address
};

Repeated reads_of(const GroupSteps& steps, Site site) {
    Repeated result;
    for (std::uint32_t t = 0; t < steps.ticks.size() && result.by_all; ++t) {
        if (steps.ticks[t].site != site) {
            continue;
        }
        std::uint32_t items = 0;
        const std::uint64_t address = steps.payloads_of(steps.steps_of(Tick(t)).front()).front();
        for (const WarpStep& step : steps.steps_of(Tick(t))) {
            items += step.active;
            result.by_all = result.by_all && std::ranges::all_of(steps.payloads_of(step), [=](auto other) {
                                return other == address;
                            });
        }
        result.by_all = result.by_all && items == steps.items;
        result.addresses.insert(address);
        result.last = Tick(t);
        ++result.turns;
    }
    return result;
}

/// Whether only one work-item of the group writes after this tick, or all of its writes go to the same
/// address.
bool one_result_after(const GroupSteps& steps, const Program& program, Tick tick) {
    std::set<std::uint64_t> writers;
    std::set<std::uint64_t> places;
    for (const WarpStep& step : steps.steps) {
        const SiteKind kind = program.sites[step.site.index()].kind;
        if (step.tick > tick && (kind == SiteKind::write || kind == SiteKind::atomic)) {
            for (const std::uint16_t lane : steps.lanes_of(step)) {
                writers.insert(std::uint64_t{step.warp.value()} * steps.warp_width + lane);
            }
            const auto payloads = steps.payloads_of(step);
            places.insert(payloads.begin(), payloads.end());
        }
    }
    return !places.empty() && (writers.size() == 1 || places.size() == 1);
}

} // namespace

void advise_on_repeated_work(const AdviceInput& input, AdviceList& found) {
    const auto group = first_group(input);
    if (group == nullptr || group->items < 2) {
        return;
    }
    for (std::uint32_t i = 0; i < input.figures.size(); ++i) {
        const SiteInfo& site = input.trace.program.sites[i];
        const std::uint64_t turns = input.figures[i].warp_steps;
        if (site.kind != SiteKind::read || turns * 10 < input.model.simulation->warp_steps) {
            // The read is executed in less than a tenth of the launch's warp steps (not counting the loop
            // around it).
            continue;
        }
        const Repeated reads = reads_of(*group, Site(i));
        if (reads.by_all && reads.addresses.size() > 1 &&
            one_result_after(*group, input.trace.program, reads.last)) {
            found.push_back(
                {{AdviceKind::repeated_work,
                  Site(i),
                  {group->items, reads.turns, reads.addresses.size(), turns,
                   input.model.simulation->warp_steps}},
                 share_of(input.model.simulation->cycles, turns, input.model.simulation->warp_steps)});
        }
    }
}

} // namespace lockstep
