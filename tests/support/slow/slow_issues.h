#pragma once

#include "core/schedule/cost.h"
#include "core/schedule/step_costs.h"
#include "core/schedule/warps/warp_streams.h"

#include <optional>
#include <vector>

namespace lockstep::test {

/// Computes the issue cycles of a step, possibly with one kind of cost set to zero.
struct SlowIssues {
    const std::vector<StepCost>& costs; ///< costs of the steps of each site, by site index
    std::uint32_t group_warps;
    std::optional<CostKind> without;

    [[nodiscard]] bool barriers_hold() const { return group_warps > 1 && without != CostKind::barriers; }
    [[nodiscard]] bool is_left_out(const WarpInstruction& step) const {
        return without == CostKind::divergence && step.is_extra;
    }
    [[nodiscard]] std::uint32_t operation_cycles(const WarpInstruction& step) const {
        return is_left_out(step) ? 0 : costs[step.site].arithmetic;
    }
    [[nodiscard]] std::uint32_t own_cycles(const WarpInstruction& step) const {
        const bool barrier = costs[step.site].operation == Operation::barrier;
        return is_left_out(step) || (barrier && !barriers_hold()) ? 0 : 1 + masked(step).issue;
    }
    [[nodiscard]] std::uint32_t pause(const WarpInstruction& step) const {
        return is_left_out(step) ? 0 : costs[step.site].pause;
    }
    /// Sums the cost of the sides that no lane of the step takes.
    [[nodiscard]] MaskedSide masked(const WarpInstruction& step) const {
        MaskedSide all;
        for (unsigned side = 0; side < 2 && !is_left_out(step); ++side) {
            if ((step.skipped & (1U << side)) != 0) {
                all.issue += costs[step.site].sides[side].issue;
                all.local += costs[step.site].sides[side].local;
                all.global += costs[step.site].sides[side].global;
            }
        }
        return all;
    }
};

} // namespace lockstep::test
