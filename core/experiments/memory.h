#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Access patterns of adjacent work-items: kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> memory_experiments();

} // namespace lockstep
