#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments about the access patterns of adjacent work-items: kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> memory_experiments();

} // namespace lockstep
