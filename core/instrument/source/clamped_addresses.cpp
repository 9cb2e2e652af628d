#include "core/instrument/source/clamped_addresses.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/uniformity.h"

namespace lockstep {
namespace {

/// Searches an expression for clamp, min and max, also in the initial values of the variables that the
/// expression uses.
class ClampFinder {
public:
    explicit ClampFinder(const std::set<const clang::VarDecl*>& changing) : changing_(changing) {}

    bool finds_one_in(const clang::Stmt* root) {
        each_below(root, [this](const clang::Stmt* node) {
            if (const auto* call = llvm::dyn_cast<clang::CallExpr>(node)) {
                look_at(call);
            } else if (const auto* use = llvm::dyn_cast<clang::DeclRefExpr>(node)) {
                follow(llvm::dyn_cast<clang::VarDecl>(use->getDecl()));
            }
            return !found_;
        });
        return found_;
    }

private:
    void look_at(const clang::CallExpr* call) {
        const clang::FunctionDecl* callee = call->getDirectCallee();
        if (callee != nullptr && callee->getDefinition() == nullptr) {
            const std::string name = callee->getNameAsString();
            found_ = found_ || name == "clamp" || name == "min" || name == "max";
        }
    }

    void follow(const clang::VarDecl* variable) {
        const bool follows = variable != nullptr && variable->hasInit() &&
                             variable->getType()->isIntegerType() && changing_.count(variable) == 0 &&
                             followed_.insert(variable).second;
        if (follows) {
            finds_one_in(variable->getInit());
        }
    }

    const std::set<const clang::VarDecl*>& changing_;
    std::set<const clang::VarDecl*> followed_;
    bool found_ = false;
};

} // namespace

ClampedAddresses::ClampedAddresses(const clang::FunctionDecl* function) {
    each<clang::BinaryOperator>(function->getBody(), [this](const clang::BinaryOperator* node) {
        if (node->isAssignmentOp()) {
            changing_.insert(variable_of(node->getLHS()));
        }
    });
    each<clang::UnaryOperator>(function->getBody(), [this](const clang::UnaryOperator* node) {
        if (node->isIncrementDecrementOp() || node->getOpcode() == clang::UO_AddrOf) {
            changing_.insert(variable_of(node->getSubExpr()));
        }
    });
}

bool ClampedAddresses::contains(const clang::Stmt* access) const {
    return ClampFinder(changing_).finds_one_in(access);
}

} // namespace lockstep
