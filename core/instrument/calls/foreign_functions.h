#pragma once

#include "core/instrument/parse/clang_headers.h"

namespace lockstep::rewriting {

/// Whether a function has no body and is not part of OpenCL C. Either the program declares it without
/// defining it (such as system), or it is a compiler built-in that does more than compute a number (such as
/// __builtin_memset or __builtin_trap).
[[nodiscard]] bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context);

} // namespace lockstep::rewriting
