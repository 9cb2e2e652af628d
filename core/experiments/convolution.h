#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments with a filter that smooths a picture: kernels/convolution.cl.
[[nodiscard]] std::vector<Experiment> convolution_experiments();

} // namespace lockstep
