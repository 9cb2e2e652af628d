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

/// The cycles in which a step occupies its scheduler: for the operations before the step, and for the step
/// itself.
struct StepIssue {
    std::uint32_t arithmetic = 0;
    std::uint32_t own = 0;
};

/// Determines how the steps of a launch issue. One kind of cost can be set to zero, to simulate the launch
/// without this cost.
class StepIssues {
public:
    StepIssues(std::vector<StepCost> costs, std::uint32_t group_warps, std::optional<CostKind> without)
        : costs_(std::move(costs)),
          without_divergence_(without == CostKind::divergence),
          has_barriers_(group_warps > 1 && without != CostKind::barriers) {}

    [[nodiscard]] Operation operation(std::uint32_t site) const { return costs_[site].operation; }
    /// Returns the operation of a step. Returns `none` if the instruction of another execution serves this
    /// step, or if the step repeats a compare-exchange that failed.
    [[nodiscard]] Operation operation(const WarpInstruction& step) const {
        const Operation of_site = costs_[step.site].operation;
        const bool has_none = is_served(step) || (of_site == Operation::global_exchange && step.turn != 0);
        return has_none ? Operation::none : of_site;
    }
    /// Returns the number of executions that one instruction of the site serves.
    [[nodiscard]] std::uint32_t served(std::uint32_t site) const { return std::max(1U, costs_[site].served); }
    /// Returns the cycles that a warp waits after the step; 0 if the step is left out because divergence
    /// costs are set to zero.
    [[nodiscard]] std::uint32_t pause(const WarpInstruction& step) const {
        return step.is_extra && without_divergence_ ? 0 : costs_[step.site].pause;
    }
    /// Whether warps wait for each other at this operation.
    [[nodiscard]] bool holds(Operation operation) const {
        return operation == Operation::barrier && has_barriers_;
    }
    /// Returns the issue cycles of a step. A barrier at which no warp waits takes none, because the compiler
    /// removes it.
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
    /// Returns the cost of the sides that no lane executes but whose instructions the warp issues.
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
    /// Whether the step needs no instruction, because an earlier execution's instruction serves it. Only the
    /// first of every `served` executions has an instruction.
    [[nodiscard]] bool is_served(const WarpInstruction& step) const {
        const std::uint32_t served = costs_[step.site].served;
        return served != 1 && (served == 0 || step.turn % served != 0);
    }

    const std::vector<StepCost> costs_; ///< one entry per site
    const bool without_divergence_;
    const bool has_barriers_;
};

} // namespace lockstep
