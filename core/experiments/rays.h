#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with a small ray tracer: kernels/rays.cl.
[[nodiscard]] std::vector<Experiment> rays_experiments();

} // namespace lockstep
