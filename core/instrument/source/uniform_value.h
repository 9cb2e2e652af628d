#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>

namespace lockstep {

/// Variables that may hold different values in the work-items of a group.
using VaryingVariables = std::set<const clang::VarDecl*>;

/// True if the value is the same in all work-items of a group; `varying` has the variables that may differ.
[[nodiscard]] bool is_uniform(const clang::Expr* node, const VaryingVariables& varying);

[[nodiscard]] bool is_barrier_call(const clang::CallExpr* call);
/// True for the sub-group functions with which work-items exchange values.
[[nodiscard]] bool is_exchange_call(const clang::CallExpr* call);

/// The variable that an lvalue is, or is a part of; null if it is reached through a pointer.
[[nodiscard]] const clang::VarDecl* variable_of(const clang::Expr* lvalue);

} // namespace lockstep
