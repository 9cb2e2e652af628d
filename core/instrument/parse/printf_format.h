#pragma once

#include "core/instrument/parse/clang_headers.h"

namespace lockstep {

/// Returns the first argument of a printf call that is formatted as a string (%s) but is not a string
/// literal; null if there is none. OpenCL C 1.2 (6.12.13.2) allows only literals here. For other arguments, a
/// driver would read from an arbitrary pointer.
[[nodiscard]] const clang::Expr* text_argument(const clang::CallExpr* printf);

} // namespace lockstep
