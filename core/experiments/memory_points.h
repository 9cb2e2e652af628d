#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// How records are laid out, and what all work-items read at once: the rest of kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> point_experiments();

} // namespace lockstep
