#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Prefix sums, inclusive and exclusive: kernels/scan.cl.
[[nodiscard]] std::vector<Experiment> scan_experiments();

} // namespace lockstep
