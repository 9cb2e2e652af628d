#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>
#include <vector>

namespace lockstep {

/// The variables, elements and members that are passed by value to a parameter that the function always sets
/// before it reads it. `functions` are definitions.
///
///     float scaled(float c, float x) { c = 2 * x; return c; }
///     float r;  r = scaled(r, x);                                the first argument
[[nodiscard]] std::set<const clang::Expr*>
ignored_arguments(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
