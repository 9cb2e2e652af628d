#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/operation.h"
#include "core/site/program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The costs of each step of one site.
struct StepCost {
    Operation operation = Operation::none;
    std::uint32_t arithmetic = 0; ///< issue cycles of the operations before the step
    std::uint32_t served = 1;     ///< number of executions that one instruction serves; 0 if there is no
                                  ///< instruction
    std::uint32_t served_arithmetic = 0; ///< issue cycles before an execution that another instruction serves
    std::uint32_t pause = 0; ///< cycles until the warp knows at which instruction it continues, see
                             ///< predication.h
    std::array<MaskedSide, 2> sides = {}; ///< for a decision that is compiled without a branch: its two
                                          ///< sides, indexed by child of its node
};

[[nodiscard]] Operation operation_of(const SiteInfo& site);

/// Returns one entry per site.
[[nodiscard]] std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware,
                                               std::uint32_t lanes);

} // namespace lockstep
