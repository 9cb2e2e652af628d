#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/memory_system.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// What every step of a site does.
struct StepCost {
    Operation operation = Operation::none;
    std::uint32_t arithmetic = 0; ///< issue cycles of the operations before it
};

[[nodiscard]] Operation operation_of(const SiteInfo& site);

/// One row a site.
[[nodiscard]] std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware,
                                               std::uint32_t lanes);

} // namespace lockstep
