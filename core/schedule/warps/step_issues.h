#pragma once

#include "core/schedule/cost.h"
#include "core/schedule/step_costs.h"
#include "core/schedule/warps/warp_streams.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// Number of cycles for which a step occupies its scheduler: for the operations before the step, and for the
/// step itself.
struct StepIssue {
    std::uint32_t arithmetic = 0;
    std::uint32_t own = 0;
};

/// Determines how the steps of a launch are issued. One kind of cost can be set to zero, so that the launch
/// is simulated without it.
class StepIssues {
public:
    StepIssues(std::vector<StepCost> costs, std::uint32_t group_warps, std::optional<CostKind> without)
        : costs_(std::move(costs)),
          without_divergence_(without == CostKind::divergence),
          has_barriers_(group_warps > 1 && without != CostKind::barriers) {}

    [[nodiscard]] Operation operation(std::uint32_t site) const { return costs_[site].operation; }
    /// Returns the operation of a step. Returns `none` if the step needs no instruction (see is_served()), or
    /// if it is a failed compare-exchange that is repeated later.
    [[nodiscard]] Operation operation(const WarpInstruction& step) const {
        const Operation of_site = costs_[step.site].operation;
        const bool has_none = is_served(step) || (of_site == Operation::global_exchange && step.turn != 0);
        return has_none ? Operation::none : of_site;
    }
    /// Returns how many executions of the site are covered by one issued instruction (at least 1).
    [[nodiscard]] std::uint32_t served(std::uint32_t site) const { return std::max(1U, costs_[site].served); }
    /// Returns the cycles that a warp waits after the step. Returns 0 if divergence costs are set to zero and
    /// the step is left out for this reason.
    [[nodiscard]] std::uint32_t pause(const WarpInstruction& step) const {
        return step.is_extra && without_divergence_ ? 0 : costs_[step.site].pause;
    }
    /// Whether warps wait for each other at this operation.
    [[nodiscard]] bool holds(Operation operation) const {
        return operation == Operation::barrier && has_barriers_;
    }
    /// Returns the issue cycles of a step. A barrier at which no warp waits has no issue cycles, because the
    /// compiler removes it.
    [[nodiscard]] StepIssue of(const WarpInstruction& step) const {
        const StepCost& cost = costs_[step.site];
        if (step.is_extra && without_divergence_) {
            return {0, 0};
        }
        if (is_served(step)) {
            return {cost.served_arithmetic, 0};
        }
        const bool is_free = cost.operation == Operation::barrier && !has_barriers_;
        return {cost.arithmetic, is_free ? 0U : step.skipped == 0 ? 1U : 1 + masked(step).issue};
    }
    /// Returns the cost of the sides of a decision that no lane executes, but whose instructions the warp
    /// issues.
    [[nodiscard]] MaskedSide masked(const WarpInstruction& step) const {
        MaskedSide sum;
        if (step.skipped != 0 && !(step.is_extra && without_divergence_)) {
            for (std::size_t s = 0; s < 2; ++s) {
                const MaskedSide& side = costs_[step.site].sides[s];
                const std::uint32_t is_masked = step.skipped >> s & 1U;
                sum.issue += side.issue * is_masked;
                sum.local += side.local * is_masked;
                sum.global += side.global * is_masked;
            }
        }
        return sum;
    }

private:
    /// Whether the step needs no instruction, because the instruction of an earlier execution covers it. If
    /// an instruction covers `served` executions, only the first of these executions issues it.
    [[nodiscard]] bool is_served(const WarpInstruction& step) const {
        const std::uint32_t served = costs_[step.site].served;
        return served != 1 && (served == 0 || step.turn % served != 0);
    }

    const std::vector<StepCost> costs_; ///< one entry per site
    const bool without_divergence_;
    const bool has_barriers_;
};

} // namespace lockstep
