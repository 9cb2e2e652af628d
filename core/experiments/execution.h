#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments about divergent warps, waiting warps and latency hiding: kernels/execution.cl.
[[nodiscard]] std::vector<Experiment> execution_experiments();

} // namespace lockstep
