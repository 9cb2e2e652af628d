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

/// The text changed so that compilers cannot know its value, if its type is floating point. Compilers convert
/// a value that is out of the integer's range to anything, even to a different value at each use, and remove
/// code that depends on it.
[[nodiscard]] std::string opaque(const TypedText& operand);

/// How a conversion rounds a number between two integers.
enum class Rounding { to_zero, other };

/// The text of a floating-point operand that is converted to integer type `to`, or to a vector of it. Values
/// in range do not change. For a value out of range, the result is up to the device, and the launch records
/// that.
[[nodiscard]] std::string operand_of_conversion(Emitter& emitter, const TypedText& operand,
                                                clang::QualType to, Rounding rounding);

/// Whether an operand is a constant within the range of the integer type.
[[nodiscard]] bool is_in_range(const clang::ASTContext& context, const clang::Expr* operand,
                               clang::QualType to);

/// Whether a built-in function with this name converts to integers without saturation, such as
/// convert_int4_rte.
[[nodiscard]] bool is_open_conversion(const std::string& name);
[[nodiscard]] Rounding rounding_of(const std::string& name);

/// Whether a built-in function may internally convert its floating-point arguments to integers, with values
/// that nothing else can see: sin, exp, convert_int_sat. True for all functions except those known not to do
/// it.
[[nodiscard]] bool may_convert_within(const std::string& name);
/// Whether such an argument is a constant close enough to 0 to fit into any integer.
[[nodiscard]] bool is_small_constant(const clang::ASTContext& context, const clang::Expr* argument);

} // namespace lockstep::rewriting
