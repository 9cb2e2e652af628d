#include "core/instrument/source/each_node.h"

namespace lockstep {

void each_below(const clang::Stmt* root, const std::function<bool(const clang::Stmt*)>& visit) {
    if (root == nullptr || !visit(root)) {
        return;
    }
    if (const auto* block = llvm::dyn_cast<clang::BlockExpr>(root)) {
        each_below(block->getBody(), visit); // no child of the expression
    }
    for (const clang::Stmt* child : root->children()) {
        each_below(child, visit);
    }
}

} // namespace lockstep
