#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <string>

namespace lockstep {

/// Lists source lines from which the compiler removes some memory accesses (only the first ones if there are
/// many), and notes that the counts include these accesses. Empty if there are none, or if the hardware model
/// simulates the source as written.
[[nodiscard]] std::string kept_text(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
