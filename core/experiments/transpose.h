#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Transposing a matrix: kernels/transpose.cl.
[[nodiscard]] std::vector<Experiment> transpose_experiments();

} // namespace lockstep
