#include "core/schedule/step_costs.h"

#include "core/analysis/sites/kept_accesses.h"

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
    if (site.kind == SiteKind::atomic) {
        const bool compares = site.text.find("cmpxchg(") != std::string::npos;
        return compares ? Operation::global_exchange : Operation::global_atomic;
    }
    return site.kind == SiteKind::read ? Operation::global_read : Operation::global_write;
}

namespace {

/// Number of operations that an aggregated atomic needs before it: they combine the values of a warp's lanes
/// and select one lane (a vote, a count, a branch).
constexpr std::uint32_t operations_of_aggregation = 5;

/// Returns the number of operations for each site: those in the compiler's optimised code for this hardware
/// if they are known, otherwise those in the source.
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

/// Whether a compiler would unroll a loop with an unknown number of iterations. This is the case if a
/// variable counts the iterations, only the test ends the loop, and the loop contains no other loop and no
/// barrier.
bool is_unrolled(const Program& program, const Node& loop) {
    std::vector<NodeIndex> open = loop.children;
    while (!open.empty()) {
        const Node& node = program.skeleton.nodes[open.back()];
        open.pop_back();
        const bool is_plain = node.kind == NodeKind::sequence || node.kind == NodeKind::branch ||
                              node.kind == NodeKind::site || node.kind == NodeKind::continue_;
        if (!is_plain || (has_site(node.kind) && is_meeting(program.sites[node.site.index()].kind))) {
            return false;
        }
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
    return !program.sites[loop.site.index()].loop_variable.empty();
}

/// Sets, for each site, how many of its executions are covered by one instruction, because the compiler
/// unrolls the loop. The test of an unrolled loop includes the operations of all iterations that it covers.
/// In other loops, the test includes the operations of one iteration, with increment and comparison.
void add_served(const Program& program, const HardwareModel& hardware, std::uint32_t cycles,
                std::vector<StepCost>& costs) {
    constexpr std::uint32_t operations_of_test = 2;
    for (std::size_t i = 0; i < program.optimised.served.size(); ++i) {
        costs[i].served = program.optimised.served[i];
        costs[i].served_arithmetic = program.sites[i].kind == SiteKind::loop ? 0 : costs[i].arithmetic;
    }
    for (const Node& node : program.skeleton.nodes) {
        if (node.kind == NodeKind::loop && costs[node.site.index()].served == 1 &&
            is_unrolled(program, node)) {
            StepCost& test = costs[node.site.index()];
            test.served = hardware.loads_per_site;
            test.served_arithmetic = test.arithmetic - std::min(test.arithmetic, operations_of_test * cycles);
        }
    }
}

} // namespace

std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware, std::uint32_t lanes) {
    // Upper limit for cycles, because an invalid recording may contain any number.
    constexpr std::uint64_t most = 1 << 30;
    const std::uint64_t cycles = (lanes + hardware.arithmetic_lanes - 1) / hardware.arithmetic_lanes;
    std::vector<StepCost> costs;
    costs.reserve(program.sites.size());
    for (const std::uint64_t operations : operations_of(program, hardware)) {
        costs.push_back({operation_of(program.sites[costs.size()]),
                         static_cast<std::uint32_t>(std::min(most, operations * cycles))});
    }
    if (takes_optimised(program, hardware)) {
        add_served(program, hardware, static_cast<std::uint32_t>(cycles), costs);
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
