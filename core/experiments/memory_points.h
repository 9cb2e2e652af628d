#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// The layout of records, and data that all work-items read at once: the rest of kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> point_experiments();

} // namespace lockstep
