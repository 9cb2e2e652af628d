#pragma once

#include "core/instrument/source/clang_headers.h"

#include <set>
#include <vector>

namespace lockstep {

/// The variables, elements and members that calls read only to hand them to a parameter that the function sets on
/// every path before it reads it. `functions`: definitions.
///
///     float scaled(float c, float x) { c = 2 * x; return c; }
///     float r;  r = scaled(r, x);                                the first argument
[[nodiscard]] std::set<const clang::Expr*>
ignored_arguments(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
