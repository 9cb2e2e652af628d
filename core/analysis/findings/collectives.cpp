#include "core/analysis/findings/collectives.h"

namespace lockstep {

void CollectiveFindings::add(const GroupSteps& steps, const Trace& trace) {
    const std::uint64_t first_item = steps.group.value() * steps.items;
    for (std::uint32_t tick = 0; tick < steps.ticks.size(); ++tick) {
        const SiteInfo& site = trace.program.sites[steps.ticks[tick].site.index()];
        if (site.kind != SiteKind::copy && site.kind != SiteKind::wait) {
            continue;
        }
        const auto of_tick = steps.steps_of(Tick(tick));
        for (const WarpStep& step : of_tick) {
            for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
                if (steps.payloads[i] == steps.payloads[of_tick.front().first]) {
                    continue;
                }
                const std::uint64_t item =
                    first_item + std::uint64_t{step.warp.value()} * steps.warp_width + steps.lanes[i];
                table_.add({.file = site.file, .line = site.line, .kind = FindingKind::collective_mismatch},
                           {.event = trace.offsets[first_item] + steps.events[i], .group = steps.group},
                           {&item, 1});
            }
        }
    }
}

} // namespace lockstep
