#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <vector>

namespace lockstep {

/// Whether these functions convert a number to a pointer, or a pointer to a type with a larger alignment,
/// such as `(float4*)p` for a float* p. An access through such a pointer may be misaligned. Without such
/// casts, all addresses are aligned for their types.
[[nodiscard]] bool raise_alignment(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
