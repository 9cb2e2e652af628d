#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Where the model has its arithmetic from, and the lines of which the compiler does not keep every access as
/// one of its own; the counted figures have them all:
///
///     {"from": "optimised", "lines": [{"file": "k.cl", "line": 12, "accesses": 5, "kept": 2}]}
///
/// "from" is "source" where the compiler was not asked, or the hardware model does not want its answer.
[[nodiscard]] nlohmann::ordered_json arithmetic_to_json(const Program& program,
                                                        const HardwareModel& hardware);

} // namespace lockstep
