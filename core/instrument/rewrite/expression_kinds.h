#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/site.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep::rewriting {

/// The address space of the vector whose components are accessed; none if it is not an lvalue. Repeated
/// components (v.xx) are not an lvalue themselves, but read one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);

/// Whether an lvalue is read without an explicit conversion, as some operands are (as_float's).
[[nodiscard]] bool is_read(const clang::Expr* node);

/// Whether a zero, including NULL, is used where a pointer is expected.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);

/// The value of an expression that only depends on types and locations. The operand of sizeof is never
/// evaluated, and may call functions that have different parameters in the instrumented text.
[[nodiscard]] std::optional<std::string> known_number(const clang::Expr* node,
                                                      const clang::ASTContext& context);

/// The operands without implicit zeros.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);

} // namespace lockstep::rewriting
