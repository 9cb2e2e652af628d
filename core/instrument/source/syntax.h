#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/kernel/image_format.h"
#include "core/site/site.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Queries of the syntax tree and text fragments for the parts of the rewriter.

namespace lockstep {

/// " = 0" for a variable of this type. Work-items that do not take part must also pass some value to a call:
/// an uninitialised value is undefined behaviour, which compilers assume never happens.
[[nodiscard]] std::string zero_initialiser(clang::QualType type);
/// The loop variable of a `for` if it is declared in the loop's head, is an integer of at most 32 bits, and
/// is only read by the test; otherwise empty.
[[nodiscard]] std::string counting_variable(const clang::ForStmt* node, const clang::ASTContext& context);
/// Whether a parameter of this type gets an additional number: for a pointer or an image its object, for a
/// sampler its settings.
[[nodiscard]] bool brings_number(clang::QualType type);
/// The shape of an image that is only read or only written; none for others and for types that OpenCL 1.2
/// lacks.
[[nodiscard]] std::optional<ImageShape> image_shape(clang::QualType type);
/// Strips parentheses and casts that do not affect an lvalue's location.
[[nodiscard]] const clang::Expr* bare(const clang::Expr* node);
/// The address space of the vector whose components are accessed; none if it is not an lvalue. Repeated
/// components (v.xx) are not an lvalue, although they read one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);
/// Whether a zero or NULL is used where a pointer is expected.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);
/// The operands that are written in the source, without implicit zeros.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);
[[nodiscard]] std::string number(std::uint32_t value); ///< "7u"

} // namespace lockstep
