#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// A picture smoothed by a filter: kernels/convolution.cl.
[[nodiscard]] std::vector<Experiment> convolution_experiments();

} // namespace lockstep
