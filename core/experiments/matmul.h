#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Matrix multiplication: kernels/matmul.cl.
[[nodiscard]] std::vector<Experiment> matmul_experiments();

} // namespace lockstep
