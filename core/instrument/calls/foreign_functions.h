#pragma once

#include "core/instrument/parse/clang_headers.h"

namespace lockstep::rewriting {

/// Whether a function has no body and is not part of OpenCL C: either the program declares it (system), or it
/// is a compiler built-in that does more than compute a number (__builtin_memset, __builtin_trap).
[[nodiscard]] bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context);

} // namespace lockstep::rewriting
