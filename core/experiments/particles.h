#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Bodies that pull each other: kernels/particles.cl.
[[nodiscard]] std::vector<Experiment> particles_experiments();

} // namespace lockstep
