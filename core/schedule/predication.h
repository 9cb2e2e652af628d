#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/step_costs.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

// A compiler makes short sides of a decision without a branch: each of their instructions asks a predicate.
// Nothing waits for where the warp goes then, but a warp of which no lane takes a side issues it all the
// same:
//
//     if (lid < k)                  @p ld.shared   one cycle of issue, one of the pipe, whether lanes ask or none
//         s[lid] += s[lid + k];     @p ld.shared
//                                   @p add
//                                   @p st.shared
//
// Longer sides, and those with a loop, a barrier or a way out, have a branch. Its warp issues nothing until
// it knows where that leads. Loops go back without such a pause: where they go is known before their test is.

/// Writes what decisions cost: StepCost::sides of those without a branch, StepCost::pause of the others. A
/// decision whose sides ask for nothing has neither: it selects a value, or leaves. `cycles` that an
/// operation issues.
void add_decisions(const Program& program, const HardwareModel& hardware, std::uint32_t cycles,
                   std::vector<StepCost>& costs);

} // namespace lockstep
