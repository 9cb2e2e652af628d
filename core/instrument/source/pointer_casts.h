#pragma once

#include "core/instrument/source/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether these functions make a pointer from a number, or from a pointer to what may stand at more addresses:
/// `(float4*)p` of a float* is one, and an access through it may be misaligned. Without such a cast every
/// address fits its type.
[[nodiscard]] bool raise_alignment(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
