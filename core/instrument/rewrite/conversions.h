#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/emitter.h"

#include <string>

namespace lockstep::rewriting {

/// The text of an expression and the type of its value.
struct TypedText {
    clang::QualType type;
    std::string text;
};

/// Returns the text, changed so that compilers cannot determine its value if its type is floating point. If a
/// value is out of the range of the integer type, compilers may convert it to any integer, even to a
/// different one at each use, and may remove code that depends on it.
[[nodiscard]] std::string opaque(const TypedText& operand);

/// How a conversion rounds a number between two integers.
enum class Rounding { to_zero, other };

/// Returns the text of a floating-point operand that is converted to the integer type `to`, or to a vector of
/// it. Values in range do not change. A value out of range gives a device-dependent result, and the launch
/// records that this happened.
[[nodiscard]] std::string operand_of_conversion(Emitter& emitter, const TypedText& operand,
                                                clang::QualType to, Rounding rounding);

/// Whether an operand is a constant in the range of the integer type.
[[nodiscard]] bool is_in_range(const clang::ASTContext& context, const clang::Expr* operand,
                               clang::QualType to);

/// Whether a built-in function with this name converts to integers without saturation, such as
/// convert_int4_rte.
[[nodiscard]] bool is_open_conversion(const std::string& name);
[[nodiscard]] Rounding rounding_of(const std::string& name);

/// Whether a built-in function may convert a floating-point argument to an integer internally, where the
/// rewriter cannot check the range: sin, exp, convert_int_sat. True for all functions except those that are
/// known not to do this.
[[nodiscard]] bool may_convert_within(const std::string& name);
/// Whether such an argument is a constant that is small enough to fit into any integer type.
[[nodiscard]] bool is_small_constant(const clang::ASTContext& context, const clang::Expr* argument);

} // namespace lockstep::rewriting
