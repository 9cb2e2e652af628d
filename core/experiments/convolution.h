#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// A filter smooths a picture: kernels/convolution.cl.
[[nodiscard]] std::vector<Experiment> convolution_experiments();

} // namespace lockstep
