#include "core/instrument/rewrite/open_results.h"

#include "core/instrument/source/types.h"

#include <optional>

namespace lockstep::rewriting {
namespace {

clang::QualType element_of(clang::QualType type) {
    const auto* vector = type->getAs<clang::VectorType>();
    return vector != nullptr ? vector->getElementType() : type;
}

bool is_division(clang::BinaryOperatorKind kind) {
    return kind == clang::BO_Div || kind == clang::BO_Rem || kind == clang::BO_DivAssign ||
           kind == clang::BO_RemAssign;
}

/// The least number, whose negative does not exist.
const char* least_of(clang::QualType type, const clang::ASTContext& context) {
    switch (context.getTypeSize(type)) {
    case 8:
        return "-128";
    case 16:
        return "-32768";
    case 32:
        return "-2147483647 - 1";
    default:
        return "-9223372036854775807L - 1";
    }
}

} // namespace

bool needs_guard(const clang::BinaryOperator* node, const clang::ASTContext& context) {
    const clang::Expr* divisor = node->getRHS();
    if (!is_division(node->getOpcode()) || !element_of(divisor->getType())->isIntegerType()) {
        return false;
    }
    clang::Expr::EvalResult value;
    const bool is_known = divisor->EvaluateAsInt(value, context);
    return !is_known || value.Val.getInt().isZero() || value.Val.getInt().isAllOnes();
}

std::string guarded_divisor(const clang::BinaryOperator* node, const std::string& left,
                            const std::string& right, Emitter& emitter) {
    const clang::QualType type = node->getRHS()->getType();
    const std::string held = emitter.temporary(type);
    const auto constant = [name = spelled(type)](const char* value) {
        return "((" + name + ")(" + value + "))";
    };
    std::string wrong = "(" + held + " == " + constant("0") + ")";
    if (!left.empty() && element_of(type)->isSignedIntegerType()) {
        wrong += " | ((" + held + " == " + constant("-1") + ") & (" + left +
                 " == " + constant(least_of(element_of(type), emitter.context())) + "))";
    }
    const std::string guarded = type->isVectorType()
                                    ? "LK_OPEN_IF(lk_self, any(" + wrong + ")), select(" + held + ", " +
                                          constant("1") + ", " + wrong + ")"
                                    : "(" + wrong + ") ? (LK_OPEN(lk_self), " + constant("1") + ") : " + held;
    return "(" + held + " = (" + right + "), " + guarded + ")";
}

namespace {

/// The value of a constant, also of as_float(n): some headers define NAN and INFINITY so.
std::optional<llvm::APFloat> constant_of(const clang::Expr* node, const clang::ASTContext& context) {
    clang::Expr::EvalResult value;
    if (node->EvaluateAsRValue(value, context) && value.Val.isFloat()) {
        return value.Val.getFloat();
    }
    const auto* bits = llvm::dyn_cast<clang::AsTypeExpr>(node->IgnoreParenImpCasts());
    if (bits != nullptr && bits->getType()->isRealFloatingType() &&
        bits->getSrcExpr()->EvaluateAsInt(value, context) &&
        value.Val.getInt().getBitWidth() == context.getTypeSize(bits->getType())) {
        return llvm::APFloat(context.getFloatTypeSemantics(bits->getType()), value.Val.getInt());
    }
    return std::nullopt;
}

} // namespace

bool leaves_value_open(const clang::CastExpr* node, const clang::ASTContext& context) {
    if (node->getCastKind() != clang::CK_FloatingToIntegral || !node->getType()->isIntegerType()) {
        return false;
    }
    const auto value = constant_of(node->getSubExpr(), context);
    if (!value) {
        return false;
    }
    llvm::APSInt number(static_cast<unsigned>(context.getTypeSize(node->getType())),
                        node->getType()->isUnsignedIntegerType());
    bool is_exact = false;
    const auto status = value->convertToInteger(number, llvm::APFloat::rmTowardZero, &is_exact);
    return (status & llvm::APFloat::opInvalidOp) != 0;
}

} // namespace lockstep::rewriting
