#include "core/instrument/rewrite/open_results.h"

#include "core/instrument/source/types.h"

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

/// Returns the name of the smallest value of the type, whose negation overflows.
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

bool counts_zeros(const std::string& name) {
    return name.starts_with("__builtin_clz") || name.starts_with("__builtin_ctz");
}

std::string guarded_zero(clang::QualType type, const std::string& text, Emitter& emitter) {
    const std::string held = emitter.temporary(type);
    return "(" + held + " = (" + text + "), " + held + " == 0 ? (LK_OPEN(lk_self), (" + spelled(type) +
           ")1) : " + held + ")";
}

} // namespace lockstep::rewriting
