#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/operation.h"
#include "core/site/program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// What every step of a site does.
struct StepCost {
    Operation operation = Operation::none;
    std::uint32_t arithmetic = 0; ///< issue cycles of the operations before it
    std::uint32_t served = 1;     ///< executions that one instruction serves; 0: there is no instruction
    std::uint32_t served_arithmetic = 0;  ///< issue cycles before an execution without its own instruction
    std::uint32_t pause = 0;              ///< cycles until its warp knows where it goes, see predication.h
    std::array<MaskedSide, 2> sides = {}; ///< of a decision without a branch, as its node's children
};

[[nodiscard]] Operation operation_of(const SiteInfo& site);

/// One row a site.
[[nodiscard]] std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware,
                                               std::uint32_t lanes);

} // namespace lockstep
