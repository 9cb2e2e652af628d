#pragma once

#include "core/experiments/experiment.h"

#include <vector>

namespace lockstep {

/// Ways in which neighbours reach memory: kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> memory_experiments();

} // namespace lockstep
