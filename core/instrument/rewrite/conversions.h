#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/emitter.h"

#include <string>

namespace lockstep::rewriting {

/// The code of an expression, and the type of its value.
struct TypedText {
    clang::QualType type;
    std::string text;
};

/// Returns a floating-point operand in a form whose value compilers cannot determine; operands of other types
/// are unchanged. Reason: a compiler may convert an out-of-range value to any integer, even to a different
/// one at each use, and may remove code that depends on it.
[[nodiscard]] std::string opaque(const TypedText& operand);

/// How a conversion rounds a number that lies between two integers.
enum class Rounding { to_zero, other };

/// Returns a floating-point operand for a conversion to the integer type `to`, or to a vector of it. Values
/// in range do not change. For a value out of range, the result of the conversion depends on the device, and
/// the launch records that this happened.
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
/// rewriter cannot check the range, as in sin, exp and convert_int_sat. Returns true unless the function is
/// known not to do this.
[[nodiscard]] bool may_convert_within(const std::string& name);
/// Whether an argument of such a function is a constant that is small enough for any integer type.
[[nodiscard]] bool is_small_constant(const clang::ASTContext& context, const clang::Expr* argument);

} // namespace lockstep::rewriting
