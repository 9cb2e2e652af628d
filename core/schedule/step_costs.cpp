#include "core/schedule/step_costs.h"

#include "core/analysis/sites/kept_accesses.h"
#include "core/schedule/predication.h"

#include <algorithm>

namespace lockstep {

Operation operation_of(const SiteInfo& site) {
    if (site.kind == SiteKind::barrier || site.kind == SiteKind::wait) {
        return Operation::barrier;
    }
    if (site.kind == SiteKind::exchange) {
        return Operation::exchange;
    }
    if (is_image_access(site.kind)) {
        return site.kind == SiteKind::image_read ? Operation::image_read : Operation::image_write;
    }
    if (!is_access(site.kind) || site.space == Space::none) {
        return Operation::none;
    }
    if (site.space == Space::local) {
        return site.kind == SiteKind::write ? Operation::local_write : Operation::local_read;
    }
    return site.kind == SiteKind::read    ? Operation::global_read
           : site.kind == SiteKind::write ? Operation::global_write
                                          : Operation::global_atomic;
}

namespace {

/// Adding up over the lanes of a warp, and choosing the lane that speaks for it: a vote, a count, a decision.
constexpr std::uint32_t operations_of_aggregation = 5;

/// Of each site its operations, as the hardware's compiler leaves them where that is known.
std::vector<std::uint64_t> operations_of(const Program& program, const HardwareModel& hardware) {
    const Optimised& optimised = program.optimised;
    const bool is_optimised = takes_optimised(program, hardware);
    const std::uint64_t more = program.relaxed_math ? 0 : hardware.math_operations - 1;
    std::vector<std::uint64_t> operations;
    for (std::size_t i = 0; i < program.sites.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        operations.push_back((is_optimised ? optimised.operations[i] : site.operations) +
                             site.math.size() * more);
    }
    return operations;
}

} // namespace

std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware, std::uint32_t lanes) {
    constexpr std::uint64_t most = 1 << 30; // a damaged recording may claim anything
    const std::uint64_t cycles = (lanes + hardware.arithmetic_lanes - 1) / hardware.arithmetic_lanes;
    std::vector<StepCost> costs;
    costs.reserve(program.sites.size());
    for (const std::uint64_t operations : operations_of(program, hardware)) {
        costs.push_back({operation_of(program.sites[costs.size()]),
                         static_cast<std::uint32_t>(std::min(most, operations * cycles))});
    }
    add_decisions(program, hardware, static_cast<std::uint32_t>(cycles), costs);
    for (const std::uint32_t site : program.optimised.uniform_atomics) {
        const bool is_aggregated = hardware.aggregated_atomics != 0 && site < costs.size() &&
                                   costs[site].operation == Operation::global_atomic;
        if (is_aggregated) {
            costs[site].operation = Operation::global_reduction;
            costs[site].arithmetic += static_cast<std::uint32_t>(operations_of_aggregation * cycles);
        }
    }
    return costs;
}

} // namespace lockstep
