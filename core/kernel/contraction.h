#pragma once

#include <string>

namespace lockstep {

/// The OpenCL C program with pragmas (OPENCL FP_CONTRACT, STDC FP_CONTRACT) that allow no contraction, so a *
/// b + c is always rounded twice. A compiler contracts only adjacent operations, and probes separate some of
/// them. Line numbers do not change.
[[nodiscard]] std::string without_contraction(std::string text);

} // namespace lockstep
