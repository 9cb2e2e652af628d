#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>

namespace lockstep {

/// Variables whose values may differ between the work-items of a group.
using VaryingVariables = std::set<const clang::VarDecl*>;

/// Whether the value is the same in all work-items of a group. `varying`: the variables whose values may
/// differ.
[[nodiscard]] bool is_uniform(const clang::Expr* node, const VaryingVariables& varying);

[[nodiscard]] bool is_barrier_call(const clang::CallExpr* call);
/// Whether the call is a sub-group function with which work-items exchange values.
[[nodiscard]] bool is_exchange_call(const clang::CallExpr* call);

/// Returns the variable that contains an lvalue; null if the lvalue is accessed through a pointer.
[[nodiscard]] const clang::VarDecl* variable_of(const clang::Expr* lvalue);

} // namespace lockstep
