#pragma once

#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

// The parts of reduction_experiments(), grouped by how the launches of a run divide the work.

/// The build options of kernels/reduction.cl for the parameters "type" and "op".
[[nodiscard]] std::string reduction_options(const ParameterValues& values);

/// Reductions with a single launch, which computes one value per group, or one value in total.
[[nodiscard]] std::vector<Experiment> reductions_in_one_launch();
/// A reduction with several launches, which run one after another until one value is left.
[[nodiscard]] Experiment reduction_in_passes();
/// A reduction with several launches, which run concurrently.
[[nodiscard]] Experiment concurrent_reduction();

} // namespace lockstep
