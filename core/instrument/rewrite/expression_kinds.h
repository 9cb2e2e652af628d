#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Returns the address space of a vector whose components are accessed; none if the vector is not an lvalue.
/// A component expression with repeated components (v.xx) is not itself an lvalue, although it reads one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);

/// Whether an lvalue is read in a place where the syntax tree contains no lvalue-to-rvalue conversion, such
/// as the operand of as_float.
[[nodiscard]] bool is_read(const clang::Expr* node);

/// Whether the expression is a zero or NULL that is used as a pointer.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);

/// Returns the value of an expression such as sizeof, which depends only on types and locations. Its operand
/// must not be rewritten, because it is never evaluated, and it may call functions that have other parameters
/// in the instrumented program.
[[nodiscard]] std::optional<std::string> known_number(const clang::Expr* node,
                                                      const clang::ASTContext& context);

/// Returns the operands that occur in the source, without implicit zeros.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);

} // namespace lockstep::rewriting
