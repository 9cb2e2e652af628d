#pragma once

#include "tests/support/random_kernels/interpreter.h"

#include <map>
#include <set>
#include <string>

namespace lockstep::random_kernel {

/// The constructs that the random kernels must show: the list that the suite's coverage is counted by.
[[nodiscard]] const std::set<std::string>& wanted_constructs();

/// Those that only kernels from first_copying_seed on have.
[[nodiscard]] const std::set<std::string>& newer_constructs();

/// The constructs that some work-item of the kernel really passed.
[[nodiscard]] std::set<std::string> constructs_of(const Kernel& kernel, const Interpretation& run);

} // namespace lockstep::random_kernel
