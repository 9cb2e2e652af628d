#pragma once

#include <string>

namespace lockstep {

/// An OpenCL C program whose pragmas (OPENCL FP_CONTRACT, STDC FP_CONTRACT) allow no contraction: a * b + c is
/// rounded twice wherever it stands. A compiler contracts what stands together, and probes part some of it. Lines stay
/// where they are.
[[nodiscard]] std::string without_contraction(std::string text);

} // namespace lockstep
