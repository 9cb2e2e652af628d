#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <string>

namespace lockstep {

/// The lines of which the compiler does not keep every access, a line each, of many the first ones; and that what
/// is counted has them. Empty where there are none, or the hardware model takes the source as it is written.
[[nodiscard]] std::string kept_text(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
