#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Rows that become columns: kernels/transpose.cl.
[[nodiscard]] std::vector<Experiment> transpose_experiments();

} // namespace lockstep
