#pragma once

#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

// The parts of reduction_experiments(), by the way in which launches share the work.

/// Build options of kernels/reduction.cl for the parameters "type" and "op".
[[nodiscard]] std::string reduction_options(const ParameterValues& values);

/// One launch computes one value per group, or one value in total.
[[nodiscard]] std::vector<Experiment> reductions_in_one_launch();
/// Several launches run one after another until one value is left.
[[nodiscard]] Experiment reduction_in_passes();
/// Several launches run concurrently.
[[nodiscard]] Experiment concurrent_reduction();

} // namespace lockstep
