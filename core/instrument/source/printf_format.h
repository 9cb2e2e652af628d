#pragma once

#include "core/instrument/source/clang_headers.h"

namespace lockstep {

/// The first argument of a printf that its format takes for a text (%s) and that is no string literal: OpenCL C 1.2
/// (6.12.13.2) allows no other, and a driver follows whatever it is given. Null: there is none.
[[nodiscard]] const clang::Expr* text_argument(const clang::CallExpr* printf);

} // namespace lockstep
