#pragma once

#include "tests/support/random_kernels/interpreter.h"

#include <map>
#include <set>
#include <string>

namespace lockstep::random_kernel {

/// The constructs that the random kernels must contain. The suite's coverage is measured with this list.
[[nodiscard]] const std::set<std::string>& wanted_constructs();

/// Constructs that only kernels from first_copying_seed on contain.
[[nodiscard]] const std::set<std::string>& newer_constructs();

/// The constructs that at least one work-item of the kernel executed.
[[nodiscard]] std::set<std::string> constructs_of(const Kernel& kernel, const Interpretation& run);

} // namespace lockstep::random_kernel
