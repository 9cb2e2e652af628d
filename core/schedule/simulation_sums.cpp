#include "core/schedule/simulation_sums.h"

#include <algorithm>

namespace lockstep {
namespace {

double share(double part, double whole) {
    return whole == 0 ? 0.0 : part / whole;
}

/// Returns the number of multiprocessors on which at least one group ran.
std::uint32_t used(const std::vector<GroupSpan>& groups, std::uint32_t multiprocessors) {
    std::vector<bool> used(multiprocessors);
    for (const GroupSpan& span : groups) {
        used[span.multiprocessor] = true;
    }
    return static_cast<std::uint32_t>(std::ranges::count(used, true));
}

} // namespace

void add_sums(const SchedulerSums& issued, const ResidentSums& lived, std::uint32_t group_warps,
              bool is_uncoalesced, const HardwareModel& hardware, Simulation& result) {
    result.issue_cycles = issued.issued;
    result.multiprocessors_used = used(result.groups, hardware.multiprocessors);
    std::uint64_t group_cycles = 0; // time during which groups were resident, summed over all groups
    for (const GroupSpan& span : result.groups) {
        group_cycles += span.end - span.begin;
    }
    result.whole[static_cast<std::size_t>(CostKind::divergence)] = issued.most_extra;
    result.whole[static_cast<std::size_t>(CostKind::barriers)] = lived.most_at_barrier;
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        result.has_cost[kind] = result.whole[kind] != 0;
    }
    // The whole cost cannot show this: it counts only the slowest of pipe, L2 and DRAM, but another of them
    // may have taken longer too.
    result.has_cost[static_cast<std::size_t>(CostKind::uncoalesced)] = is_uncoalesced;
    result.latency_hidden = share(static_cast<double>(issued.hidden), static_cast<double>(issued.waiting));
    result.utilisation =
        share(static_cast<double>(issued.issued), static_cast<double>(result.cycles) * hardware.schedulers *
                                                      std::max(1U, result.multiprocessors_used));
    result.achieved_occupancy =
        share(static_cast<double>(group_cycles * group_warps),
              static_cast<double>(lived.resident_cycles) * std::max(hardware.warp_slots, 1U));
}

} // namespace lockstep
