#pragma once

#include "core/instrument/parse/clang_headers.h"

namespace lockstep {

/// The first argument of a printf that its format uses as a string (%s) and that is not a string literal:
/// OpenCL C 1.2 (6.12.13.2) allows only literals, and a driver follows any pointer that it gets. Null if
/// there is none.
[[nodiscard]] const clang::Expr* text_argument(const clang::CallExpr* printf);

} // namespace lockstep
