#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the source of the model's instruction counts, and the lines in which the compiler removes or
/// combines accesses. The counted figures include all accesses of the source:
///
///     {"from": "optimised", "lines": [{"file": "k.cl", "line": 12, "accesses": 5, "kept": 2}]}
///
/// "from" is "source" if the compiler was not run, or if the hardware model does not use its result.
[[nodiscard]] nlohmann::ordered_json arithmetic_to_json(const Program& program,
                                                        const HardwareModel& hardware);

} // namespace lockstep
