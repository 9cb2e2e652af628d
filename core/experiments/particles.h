#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Bodies that attract each other: kernels/particles.cl.
[[nodiscard]] std::vector<Experiment> particles_experiments();

} // namespace lockstep
