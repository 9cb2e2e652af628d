#pragma once

#include <string>

namespace lockstep {

/// Changes the pragmas of an OpenCL C program (OPENCL FP_CONTRACT, STDC FP_CONTRACT) so that they forbid
/// contraction, and a * b + c is always rounded twice. Otherwise, the instrumented and the plain kernel could
/// round differently, because a compiler contracts only adjacent operations and probes separate some of them.
/// Line numbers do not change.
[[nodiscard]] std::string without_contraction(std::string text);

} // namespace lockstep
