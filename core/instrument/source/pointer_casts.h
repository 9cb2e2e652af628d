#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether these functions convert a number to a pointer, or a pointer to a type with a stricter alignment:
/// `(float4*)p` with a float* p is such a cast, and an access through it may be misaligned. Without such a
/// cast, every address fits its type.
[[nodiscard]] bool raise_alignment(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
