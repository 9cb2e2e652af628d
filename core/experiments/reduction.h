#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with reductions in local memory: kernels/reduction.cl.
[[nodiscard]] std::vector<Experiment> reduction_experiments();

} // namespace lockstep
