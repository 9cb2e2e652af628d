#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// Prints the kernel, which is called random_kernel, as OpenCL C 1.2. Sets `line` in every expression and
/// statement. All expressions of a statement are on one line.
[[nodiscard]] std::string print(Kernel& kernel);

} // namespace lockstep::random_kernel
