#include "core/advice/rules.h"

#include "core/advice/residency.h"
#include "core/schedule/step_costs.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns the mean number of issue cycles of a warp between two reads of global memory.
std::uint64_t issue_cycles_a_read(const AdviceInput& input) {
    const auto costs = step_costs(input.trace.program, input.hardware, input.model.streams->lanes);
    std::uint64_t reads = 0;
    std::uint64_t issue = 0;
    for (std::size_t i = 0; i < input.figures.size(); ++i) {
        const std::uint64_t steps = input.figures[i].warp_steps;
        issue += steps * (costs[i].arithmetic + 1);
        reads += costs[i].operation == Operation::global_read ? steps : 0;
    }
    return reads == 0 ? 0 : std::max<std::uint64_t>(1, issue / reads);
}

} // namespace

void advise_on_latency(const AdviceInput& input, AdviceList& found) {
    const std::uint64_t ratio = issue_cycles_a_read(input);
    if (ratio == 0 || !latency_shows(input)) {
        return;
    }
    const HardwareModel& hardware = input.hardware;
    const LaunchModel& model = input.model;
    const std::uint64_t met = latency_met(input);
    const std::uint64_t needed = (met + ratio - 1) / ratio * hardware.schedulers;
    const std::uint64_t given = groups_given(input) * model.occupancy.group_warps;
    const auto waiting = static_cast<std::uint64_t>((1.0 - model.simulation->utilisation) *
                                                    static_cast<double>(model.simulation->cycles));
    if (needed <= std::min<std::uint64_t>(given, model.occupancy.warps)) {
        return;
    }
    // Whether each multiprocessor has at least one group.
    const bool is_full = model.streams->groups.size() >= hardware.multiprocessors;
    if (given < model.occupancy.warps && is_full && is_whole_launch(input)) {
        found.push_back(
            {{AdviceKind::latency_few_groups, {}, {ratio, met, needed, given, model.occupancy.warps}},
             waiting});
    } else if (given >= model.occupancy.warps && model.occupancy.warps < hardware.warp_slots) {
        found.push_back({{AdviceKind::latency_exposed,
                          {},
                          {ratio, hardware.latency_global, needed, model.occupancy.warps,
                           1000 * needed / hardware.warp_slots, hardware.warp_slots, met}},
                         waiting});
    }
}

} // namespace lockstep
