#include "core/instrument/rewrite/conversions.h"

#include "core/instrument/source/types.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace lockstep::rewriting {
namespace {

/// The unsigned integer of the same size as a floating-point type; none for other types.
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

/// Whether the operand is a constant within the integer type's range.
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

} // namespace

std::string operand_of_conversion(const clang::ASTContext& context, const clang::Expr* operand,
                                  clang::QualType to, const std::string& text) {
    const ValueType from = value_type_of(operand->getType());
    const auto bits = bits_of(from.scalar);
    if (!bits || is_in_range(context, operand, to)) {
        return text;
    }
    const std::string unsigned_type = opencl_name({*bits, from.count});
    const std::string same =
        "as_" + unsigned_type + "(" + text + ") ^ (" + opencl_name({*bits, 1}) + ")LK_ZERO";
    const std::string narrowed =
        from.count == 1 ? "(" + unsigned_type + ")(" + same + ")" : same; // ushort ^ ushort is int
    return "as_" + opencl_name(from) + "(" + narrowed + ")";
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

} // namespace lockstep::rewriting
