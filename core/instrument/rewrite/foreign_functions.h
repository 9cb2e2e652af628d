#pragma once

#include "core/instrument/source/clang_headers.h"

namespace lockstep::rewriting {

/// A function without a body that OpenCL C does not have either: one that the program itself declares (system),
/// or the compiler's own where it does more than compute a number (__builtin_memset, __builtin_trap).
[[nodiscard]] bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context);

} // namespace lockstep::rewriting
