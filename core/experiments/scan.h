#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with inclusive and exclusive prefix sums: kernels/scan.cl.
[[nodiscard]] std::vector<Experiment> scan_experiments();

} // namespace lockstep
