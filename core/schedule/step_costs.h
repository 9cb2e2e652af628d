#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/operation.h"
#include "core/site/program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The costs of every step of a site.
struct StepCost {
    Operation operation = Operation::none;
    std::uint32_t arithmetic = 0; ///< issue cycles of the operations before it
    std::uint32_t served = 1;     ///< executions that one instruction serves; 0 if there is no instruction
    std::uint32_t served_arithmetic = 0; ///< issue cycles before an execution that has no instruction
    std::uint32_t pause = 0; ///< cycles until the warp knows where it continues, see add_decisions()
    std::array<MaskedSide, 2> sides = {}; ///< for a decision without a branch, by child of its node
};

[[nodiscard]] Operation operation_of(const SiteInfo& site);

/// One row per site.
[[nodiscard]] std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware,
                                               std::uint32_t lanes);

// A compiler translates short sides of a decision without a branch: each instruction has a predicate. No warp
// then waits to learn where it continues, but a warp of which no lane takes a side still issues it:
//
//     if (lid < k)                  @p ld.shared   one issue and one pipe cycle, even without active lanes
//         s[lid] += s[lid + k];     @p ld.shared
//                                   @p add
//                                   @p st.shared
//
// Longer sides, and those with a loop, a barrier or an exit, have a branch. A warp issues nothing until it
// knows where the branch goes. Loops branch back without such a pause, because the target is known before the
// test is evaluated.

/// Sets the costs of decisions: StepCost::sides for those without a branch, StepCost::pause for the others. A
/// decision whose sides access nothing has neither, because it selects a value or leaves. `cycles` is the
/// number of issue cycles per operation.
void add_decisions(const Program& program, const HardwareModel& hardware, std::uint32_t cycles,
                   std::vector<StepCost>& costs);

} // namespace lockstep
