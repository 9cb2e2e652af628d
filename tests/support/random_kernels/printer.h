#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// The kernel as OpenCL C 1.2. Sets `line` in every expression and statement; all expressions of a statement
/// are on one line. The kernel is called random_kernel.
[[nodiscard]] std::string print(Kernel& kernel);

} // namespace lockstep::random_kernel
