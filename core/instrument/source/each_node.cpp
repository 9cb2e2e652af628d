#include "core/instrument/source/each_node.h"

namespace lockstep {

const clang::Expr* picked(const clang::Stmt* node) {
    if (const auto* selection = llvm::dyn_cast_or_null<clang::GenericSelectionExpr>(node)) {
        return selection->isResultDependent() ? nullptr : selection->getResultExpr();
    }
    const auto* choice = llvm::dyn_cast_or_null<clang::ChooseExpr>(node);
    return choice != nullptr && !choice->isConditionDependent() ? choice->getChosenSubExpr() : nullptr;
}

bool evaluates_nothing(const clang::Stmt* node) {
    const auto* call = llvm::dyn_cast<clang::CallExpr>(node);
    const clang::FunctionDecl* callee = call != nullptr ? call->getDirectCallee() : nullptr;
    return llvm::isa<clang::UnaryExprOrTypeTraitExpr>(node) ||
           (callee != nullptr && callee->getNameAsString() == "__builtin_constant_p");
}

void each_below(const clang::Stmt* root, const std::function<bool(const clang::Stmt*)>& visit) {
    if (root == nullptr || !visit(root) || evaluates_nothing(root)) {
        return;
    }
    if (const clang::Expr* one = picked(root)) {
        each_below(one, visit);
        return;
    }
    if (const auto* block = llvm::dyn_cast<clang::BlockExpr>(root)) {
        // The body is visited explicitly, because it is not a child of the block expression.
        each_below(block->getBody(), visit);
    }
    for (const clang::Stmt* child : root->children()) {
        each_below(child, visit);
    }
}

} // namespace lockstep
