#include "core/advice/residency.h"

#include "core/schedule/step_costs.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns the average number of cycles that a warp waits for a global-memory read.
std::uint64_t mean_wait(const AdviceInput& input) {
    const auto& stalls = input.model.simulation->stalls_by_site;
    std::uint64_t waited = 0;
    std::uint64_t steps = 0;
    for (std::size_t i = 0; i < stalls.size(); ++i) {
        if (operation_of(input.trace.program.sites[i]) == Operation::global_read) {
            waited += stalls[i].global;
            steps += input.figures[i].warp_steps;
        }
    }
    return steps == 0 ? 0 : waited / steps;
}

} // namespace

std::uint64_t groups_given(const AdviceInput& input) {
    const std::uint64_t groups = input.model.streams->groups.size();
    return std::max<std::uint64_t>(1, groups / std::max(1U, input.model.simulation->multiprocessors_used));
}

bool is_whole_launch(const AdviceInput& input) {
    return input.model.streams->groups.size() == group_count(input.trace.range);
}

std::uint64_t latency_met(const AdviceInput& input) {
    const HardwareModel& hardware = input.hardware;
    const CacheFigures& cache = input.model.simulation->cache;
    const bool has_l2 = cache.l2.hits + cache.l2.misses != 0;
    const std::uint64_t far = has_l2 ? cache.l2.misses : cache.l1.misses;
    const std::uint64_t sectors = cache.l1.hits + cache.l2.hits + far;
    return sectors == 0 ? hardware.latency_global
                        : (cache.l1.hits * hardware.latency_l1 + cache.l2.hits * hardware.latency_l2 +
                           far * hardware.latency_global) /
                              sectors;
}

bool more_warps_would_help(const AdviceInput& input) {
    return input.model.simulation->utilisation < 0.9 && mean_wait(input) <= 2 * latency_met(input);
}

bool latency_shows(const AdviceInput& input) {
    const Stalls& stalls = input.model.simulation->stalls;
    return more_warps_would_help(input) && stalls.global >= stalls.local + stalls.barrier + stalls.dependency;
}

} // namespace lockstep
