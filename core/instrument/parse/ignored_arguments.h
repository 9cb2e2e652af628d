#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>
#include <vector>

namespace lockstep {

/// Finds arguments whose value does not matter, because the function always overwrites the parameter before
/// it reads it. Returns the variables, elements and members that are passed as such arguments. `functions`
/// must be definitions.
///
///     float scaled(float c, float x) { c = 2 * x; return c; }
///     float r;  r = scaled(r, x);                                the first argument
[[nodiscard]] std::set<const clang::Expr*>
ignored_arguments(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
