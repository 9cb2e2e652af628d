#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/kernel/image_shape.h"
#include "core/site/site.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What the parts of the rewriter ask of the syntax tree, and spell.

namespace lockstep {

/// " = 0" for a variable of this type. What work-items pass to a call that are not there must have some
/// value: to pass none is undefined behaviour, and compilers take it that it does not happen.
[[nodiscard]] std::string zero_initialiser(clang::QualType type);
/// The variable that a `for` counts with: declared in its head, an integer of at most 32 bits; its test only
/// reads it. Empty: none.
[[nodiscard]] std::string counting_variable(const clang::ForStmt* node, const clang::ASTContext& context);
/// Whether a parameter of this type brings a number along: a pointer or an image its object, a sampler its
/// settings.
[[nodiscard]] bool brings_number(clang::QualType type);
/// Of an image that is only read or only written; none of others, and of types that OpenCL 1.2 has not.
[[nodiscard]] std::optional<ImageShape> image_shape(clang::QualType type);
/// Strips parentheses and casts that change nothing about where an lvalue lies.
[[nodiscard]] const clang::Expr* bare(const clang::Expr* node);
/// Where the vector lies whose components are taken; none: it is not an lvalue. Repeated components (v.xx) are not an lvalue,
/// though they read one.
[[nodiscard]] Space space_of_components(const clang::ExtVectorElementExpr* node);
/// A zero, or NULL, where a pointer is expected.
[[nodiscard]] bool is_null_pointer(const clang::Expr* node);
/// The operands that are written in the source: without implied zeros.
[[nodiscard]] std::vector<const clang::Expr*> operands_of(const clang::Expr* node);
[[nodiscard]] std::string number(std::uint32_t value); ///< "7u"

} // namespace lockstep
