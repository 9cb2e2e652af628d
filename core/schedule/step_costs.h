#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/operation.h"
#include "core/site/program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The costs of a step, which are the same for all steps of a site.
struct StepCost {
    Operation operation = Operation::none;
    std::uint32_t arithmetic = 0; ///< issue cycles of the arithmetic before the step
    /// Number of executions of the site that are covered by one issued instruction, because the compiler
    /// unrolled the loop; 0 if there is no instruction.
    std::uint32_t served = 1;
    /// Issue cycles of the arithmetic before an execution that another execution's instruction covers.
    std::uint32_t served_arithmetic = 0;
    /// Cycles that a warp waits after a branch until the target of the branch is known, see add_decisions().
    std::uint32_t pause = 0;
    /// For a decision that is compiled without a branch: its two sides, in the order of the children of its
    /// node.
    std::array<MaskedSide, 2> sides = {};
};

[[nodiscard]] Operation operation_of(const SiteInfo& site);

/// Returns the step costs, one entry per site.
[[nodiscard]] std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware,
                                               std::uint32_t lanes);

// A compiler translates short sides of a decision without a branch, by giving each instruction a predicate.
// Then warps need not wait for the target of a branch, but a warp also issues the instructions of a side that
// none of its lanes executes:
//
//     if (lid < k)                  @p ld.shared   one issue and one pipe cycle, even without active lanes
//         s[lid] += s[lid + k];     @p ld.shared
//                                   @p add
//                                   @p st.shared
//
// Longer sides, and sides with a loop, a barrier or an exit, are compiled with a branch. A warp issues
// nothing until the target of the branch is known. Loops branch back without such a pause, because the target
// is known before the test is evaluated.

/// Sets the costs of decisions: StepCost::sides for a decision that is compiled without a branch,
/// StepCost::pause for one with a branch. A decision that only selects a value or exits has neither, because
/// its sides do not access memory. `cycles` is the number of issue cycles per operation.
void add_decisions(const Program& program, const HardwareModel& hardware, std::uint32_t cycles,
                   std::vector<StepCost>& costs);

} // namespace lockstep
