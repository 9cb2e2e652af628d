#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Experiments about the memory layout of records, and about data that all work-items read: the remaining
/// kernels of kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> point_experiments();

} // namespace lockstep
