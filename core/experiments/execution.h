#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// How warps diverge, wait, and hide each other's latency: kernels/execution.cl.
[[nodiscard]] std::vector<Experiment> execution_experiments();

} // namespace lockstep
