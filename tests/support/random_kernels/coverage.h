#pragma once

#include "tests/support/random_kernels/interpreter.h"

#include <set>
#include <string>

namespace lockstep::random_kernel {

/// Returns the constructs that the suite of random kernels must contain. The suite's coverage is measured
/// against this list.
[[nodiscard]] const std::set<std::string>& wanted_constructs();

/// Returns the constructs that only kernels with seeds from first_copying_seed on contain.
[[nodiscard]] const std::set<std::string>& newer_constructs();

/// Returns the constructs that at least one work-item of the kernel executed.
[[nodiscard]] std::set<std::string> constructs_of(const Kernel& kernel, const Interpretation& run);

} // namespace lockstep::random_kernel
