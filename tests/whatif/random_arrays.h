#pragma once

#include "rewritten_kernels.h"

#include <cstdint>

namespace lockstep::test {

/// Makes a kernel with random arrays in local memory, of one or two dimensions, and random accesses to them by an
/// index. The same seed gives the same kernel.
[[nodiscard]] LaunchedRun random_arrays(std::uint64_t seed);

} // namespace lockstep::test
