#pragma once

#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

// The parts of reduction_experiments(), by the way in which launches share the work.

/// Build options of kernels/reduction.cl for the parameters "type" and "op".
[[nodiscard]] std::string reduction_options(const ParameterValues& values);

/// One launch gives one value a group, or one for all.
[[nodiscard]] std::vector<Experiment> reductions_in_one_launch();
/// Launches follow each other until one value is left.
[[nodiscard]] Experiment reduction_in_passes();
/// Launches are in flight at once.
[[nodiscard]] Experiment concurrent_reduction();

} // namespace lockstep
