#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with matrix multiplication: kernels/matmul.cl.
[[nodiscard]] std::vector<Experiment> matmul_experiments();

} // namespace lockstep
