#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep::rewriting {

/// Values of a type whose text is at hand.
struct TypedText {
    clang::QualType type;
    std::string text;
};

/// The text as one that compilers do not know the value of, if it is of floating point. What no integer has they convert
/// to anything, to something else in each place that uses it, and leave out the code that depends on it.
[[nodiscard]] std::string opaque(const TypedText& operand);

/// How a conversion makes an integer of a number between two.
enum class Rounding { to_zero, other };

/// The text of a floating-point operand where it becomes an integer of type `to`, or a vector of them. In range nothing
/// changes. Of a value that no integer of the type has the device makes what it likes, and the launch notes that.
[[nodiscard]] std::string operand_of_conversion(Emitter& emitter, const TypedText& operand,
                                                clang::QualType to, Rounding rounding);

/// Whether an operand is a constant that the integer type has.
[[nodiscard]] bool is_in_range(const clang::ASTContext& context, const clang::Expr* operand,
                               clang::QualType to);

/// Whether a built-in function of this name converts to integers without saturation: convert_int4_rte.
[[nodiscard]] bool is_open_conversion(const std::string& name);
[[nodiscard]] Rounding rounding_of(const std::string& name);

/// Whether a library may make integers of a built-in function's floating-point arguments on its way, whose values nobody
/// sees: sin, exp, convert_int_sat. All but those known to stay with floating-point numbers.
[[nodiscard]] bool may_convert_within(const std::string& name);
/// Whether such an argument is a constant, and near enough to 0 for any integer.
[[nodiscard]] bool is_small_constant(const clang::ASTContext& context, const clang::Expr* argument);

} // namespace lockstep::rewriting
