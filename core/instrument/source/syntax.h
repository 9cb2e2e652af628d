#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/kernel/image_format.h"
#include "core/site/site.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Queries of the syntax tree, and small pieces of generated code.

namespace lockstep {

/// Returns " = 0" in a form that is valid for the type. All work-items execute a call that contains a barrier
/// or exchange, so even those that do not take part must pass defined values: using an uninitialised value is
/// undefined behaviour.
[[nodiscard]] std::string zero_initialiser(clang::QualType type);
/// Returns the name of the loop variable of a `for`. The variable must be declared in the loop header, be an
/// integer of at most 32 bits, and only be read by the test; otherwise, returns an empty string.
[[nodiscard]] std::string counting_variable(const clang::ForStmt* node, const clang::ASTContext& context);
/// Whether a parameter of this type needs an additional parameter with a number: the object number of a
/// pointer or image, or the settings of a sampler.
[[nodiscard]] bool brings_number(clang::QualType type);
/// Returns the shape of an image that is read-only or write-only; nothing for other images, and for types
/// that OpenCL 1.2 does not have.
[[nodiscard]] std::optional<ImageShape> image_shape(clang::QualType type);
/// Removes parentheses and casts that do not change which object an lvalue refers to.
[[nodiscard]] const clang::Expr* bare(const clang::Expr* node);
/// Returns the address space of a vector whose components are accessed; none if the vector is not an lvalue.
/// A component expression with repeated components (v.xx) is not itself an lvalue, although it reads one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);
/// Whether an lvalue is read although the syntax tree contains no conversion to a value, as for the operand
/// of as_float.
[[nodiscard]] bool is_read(const clang::Expr* node);
/// Whether the expression is a zero or NULL that is used as a pointer.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);
/// Returns the value of an expression that depends only on types and locations. The operand of sizeof must
/// not be rewritten, because it is never evaluated and may call functions that have other parameters in the
/// instrumented text.
[[nodiscard]] std::optional<std::string> known_number(const clang::Expr* node,
                                                      const clang::ASTContext& context);
/// Returns the operands of an expression that appear in the source. Excludes zeros that the compiler adds for
/// missing initial values.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);
[[nodiscard]] std::string number(std::uint32_t value); ///< "7u" for 7

} // namespace lockstep
