#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/site/site.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Where the vector lies whose components are taken; none where it is no lvalue. Repeated components (v.xx)
/// make no lvalue themselves, though they read one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);

/// An lvalue that is read where it stands: some operands (as_float's) carry no conversion of their own.
[[nodiscard]] bool is_read(const clang::Expr* node);

/// A zero, NULL too, where a pointer is expected.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);

/// The value of what is computed from types and places alone: sizeof's operand is never evaluated, and may call functions
/// that have other parameters in the instrumented text.
[[nodiscard]] std::optional<std::string> known_number(const clang::Expr* node,
                                                      const clang::ASTContext& context);

/// Without zeros that nobody wrote.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);

} // namespace lockstep::rewriting
