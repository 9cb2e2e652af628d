#include "core/instrument/rewrite/expression_kinds.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

using llvm::dyn_cast;
using llvm::isa;

Space space_of_components(const clang::ExtVectorElementExpr* node) {
    const clang::Expr* base = bare(node->getBase());
    while (const auto* inner = dyn_cast<clang::ExtVectorElementExpr>(base)) {
        node = inner;
        base = bare(inner->getBase());
    }
    if (node->isArrow()) {
        return space_of(base->getType()->getPointeeType());
    }
    return base->isGLValue() ? space_of(base->getType()) : Space::none;
}

bool is_read(const clang::Expr* node) {
    return node->isGLValue() && !node->getType()->isFunctionType() && !node->getType()->isArrayType();
}

bool is_null_pointer(const clang::Expr* node) {
    const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node);
    return cast_node != nullptr && cast_node->getCastKind() == clang::CK_NullToPointer;
}

std::optional<std::string> known_number(const clang::Expr* node, const clang::ASTContext& context) {
    clang::Expr::EvalResult value;
    if (!node->EvaluateAsInt(value, context)) {
        return std::nullopt;
    }
    llvm::SmallString<20> digits;
    value.Val.getInt().toString(digits, 10);
    return "((" + spelled(node->getType()) + ")" + digits.str().str() + ")";
}

std::vector<const clang::Expr*> operands_of(const clang::Expr* node) {
    std::vector<const clang::Expr*> operands;
    for (const clang::Stmt* child : node->children()) {
        const auto* operand = llvm::dyn_cast_or_null<clang::Expr>(child);
        if (operand != nullptr && !isa<clang::ImplicitValueInitExpr>(operand)) {
            operands.push_back(operand);
        }
    }
    return operands;
}

} // namespace lockstep::rewriting
