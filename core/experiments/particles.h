#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with bodies that attract each other (N-body simulation): kernels/particles.cl.
[[nodiscard]] std::vector<Experiment> particles_experiments();

} // namespace lockstep
