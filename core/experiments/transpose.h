#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with matrix transposition: kernels/transpose.cl.
[[nodiscard]] std::vector<Experiment> transpose_experiments();

} // namespace lockstep
