#include "core/instrument/rewrite/conversions.h"

#include "core/instrument/source/types.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace lockstep::rewriting {
namespace {

/// Returns the unsigned integer type of the same size as a floating-point type; nothing for other types.
std::optional<Scalar> bits_of(Scalar scalar) {
    switch (scalar) {
    case Scalar::float16:
        return Scalar::uint16;
    case Scalar::float32:
        return Scalar::uint32;
    case Scalar::float64:
        return Scalar::uint64;
    default:
        return std::nullopt;
    }
}

/// A power of two, as decimal digits, together with its two neighbouring integers.
struct Power {
    std::string less;
    std::string exact;
    std::string more;
};

Power power_of_two(unsigned exponent) {
    if (exponent == 64) {
        return {"18446744073709551615", "18446744073709551616", "18446744073709551617"};
    }
    const std::uint64_t value = std::uint64_t{1} << exponent;
    return {std::to_string(value - 1), std::to_string(value), std::to_string(value + 1)};
}

/// Returns a condition that is true if the conversion of `value` to the integer type is in range. It is false
/// for NaN. The bounds are exact in the floating-point type: if the type cannot represent any number between
/// -2^31 - 1 and -2^31, the lower bound is -2^31.
std::string in_range(const std::string& value, Scalar from, clang::QualType integer,
                     const clang::ASTContext& context, Rounding rounding) {
    const bool is_double = from == Scalar::float64;
    const std::string end = is_double ? ".0" : ".0f";
    // Number of digits of the significand. A half is converted to float before the comparison.
    const unsigned digits = is_double ? 53 : 24;
    const bool is_signed = integer->isSignedIntegerType();
    const unsigned exponent = context.getIntWidth(integer) - (is_signed ? 1 : 0);
    const Power power = power_of_two(exponent);
    const bool is_cut = rounding == Rounding::to_zero;
    const bool is_fine = exponent < digits;
    const std::string above = is_cut || !is_fine ? " < " + power.exact + end : " <= " + power.less + end;
    std::string below = is_cut ? " > -1" + end : " >= 0" + end;
    if (is_signed) {
        below = is_cut && is_fine ? " > -" + power.more + end : " >= -" + power.exact + end;
    }
    return "(" + value + below + ") & (" + value + above + ")";
}

clang::QualType element_type(clang::QualType type) {
    const auto* vector = type->getAs<clang::VectorType>();
    return vector != nullptr ? vector->getElementType() : type;
}

/// Built-in functions that are known not to convert floating-point arguments to integers internally.
constexpr auto staying = std::to_array<std::string_view>(
    {// functions of single numbers
     "abs", "ceil", "clamp", "copysign", "degrees", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "mad",
     "max", "maxmag", "min", "minmag", "mix", "radians", "rint", "round", "rsqrt", "sign", "smoothstep",
     "sqrt", "step", "trunc",
     // functions with device-specific precision
     "half_divide", "half_recip", "half_rsqrt", "half_sqrt", "native_divide", "native_recip", "native_rsqrt",
     "native_sqrt",
     // comparisons and selections
     "all", "any", "bitselect", "isequal", "isfinite", "isgreater", "isgreaterequal", "isinf", "isless",
     "islessequal", "islessgreater", "isnan", "isnormal", "isnotequal", "isordered", "isunordered", "select",
     "shuffle", "shuffle2", "signbit",
     // functions of whole vectors
     "cross", "distance", "dot", "fast_distance", "fast_length", "fast_normalize", "length", "normalize",
     // printf converts a number only once, when it prints it
     "printf"});

} // namespace

std::string opaque(const TypedText& operand) {
    const ValueType from = value_type_of(operand.type);
    const auto bits = bits_of(from.scalar);
    if (!bits) {
        return operand.text;
    }
    const std::string unsigned_type = opencl_name({*bits, from.count});
    const std::string same =
        "as_" + unsigned_type + "(" + operand.text + ") ^ (" + opencl_name({*bits, 1}) + ")LK_ZERO";
    // A scalar needs a cast, because the result of ushort ^ ushort is an int.
    const std::string narrowed = from.count == 1 ? "(" + unsigned_type + ")(" + same + ")" : same;
    return "as_" + opencl_name(from) + "(" + narrowed + ")";
}

std::string operand_of_conversion(Emitter& emitter, const TypedText& operand, clang::QualType to,
                                  Rounding rounding) {
    const ValueType from = value_type_of(operand.type);
    const clang::QualType integer = element_type(to);
    if (!bits_of(from.scalar) || !integer->isIntegerType()) {
        return operand.text;
    }
    const std::string held = emitter.temporary(operand.type);
    const std::string compared =
        from.scalar == Scalar::float16
            ? "convert_" + opencl_name({Scalar::float32, from.count}) + "(" + held + ")"
            : held;
    const std::string condition = in_range(compared, from.scalar, integer, emitter.context(), rounding);
    const std::string is_open = from.count == 1 ? "!(" + condition + ")" : "!all(" + condition + ")";
    return "(" + held + " = (" + operand.text + "), LK_OPEN_IF(lk_self, " + is_open + "), " +
           opaque({operand.type, held}) + ")";
}

bool is_in_range(const clang::ASTContext& context, const clang::Expr* operand, clang::QualType to) {
    llvm::APFloat value(0.0);
    if (!to->isIntegerType() || !operand->getType()->isRealFloatingType() ||
        !operand->EvaluateAsFloat(value, context)) {
        return false;
    }
    llvm::APSInt integer(context.getIntWidth(to), to->isUnsignedIntegerType());
    bool is_exact = false;
    return value.convertToInteger(integer, llvm::APFloat::rmTowardZero, &is_exact) !=
           llvm::APFloat::opInvalidOp;
}

bool is_open_conversion(const std::string& name) {
    constexpr std::string_view begin = "convert_";
    constexpr std::array<std::string_view, 8> integers = {"char", "uchar", "short", "ushort",
                                                          "int",  "uint",  "long",  "ulong"};
    if (!name.starts_with(begin) || name.find("_sat") != std::string::npos) {
        return false;
    }
    const std::string_view to = std::string_view(name).substr(begin.size());
    return std::ranges::any_of(integers, [&](std::string_view type) {
        return to.starts_with(type) &&
               (to.size() == type.size() ||
                std::string_view("0123456789_").find(to[type.size()]) != std::string_view::npos);
    });
}

bool may_convert_within(const std::string& name) {
    return std::ranges::find(staying, name) == staying.end() && !name.starts_with("convert_float") &&
           !name.starts_with("convert_double") && !name.starts_with("convert_half") &&
           !name.starts_with("as_");
}

bool is_small_constant(const clang::ASTContext& context, const clang::Expr* argument) {
    llvm::APFloat value(0.0);
    if (!argument->getType()->isRealFloatingType() || !argument->EvaluateAsFloat(value, context)) {
        return false;
    }
    // Largest exponent of a number that fits into a char, the smallest integer type.
    constexpr int most_bits = 6;
    return value.isZero() || (value.isFinite() && ilogb(value) <= most_bits);
}

Rounding rounding_of(const std::string& name) {
    return name.find("_rt") == std::string::npos || name.ends_with("_rtz") ? Rounding::to_zero
                                                                           : Rounding::other;
}

} // namespace lockstep::rewriting
