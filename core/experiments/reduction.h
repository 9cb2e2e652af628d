#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Reductions in local memory: kernels/reduction.cl.
[[nodiscard]] std::vector<Experiment> reduction_experiments();

} // namespace lockstep
