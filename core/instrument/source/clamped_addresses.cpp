#include "core/instrument/source/clamped_addresses.h"

#include "core/instrument/source/uniform_value.h"

namespace lockstep {
namespace {

class ChangeFinder : public clang::RecursiveASTVisitor<ChangeFinder> {
public:
    explicit ChangeFinder(std::set<const clang::VarDecl*>& found) : found_(found) {}
    bool VisitBinaryOperator(const clang::BinaryOperator* node) {
        return !node->isAssignmentOp() || add(node->getLHS());
    }
    bool VisitUnaryOperator(const clang::UnaryOperator* node) {
        const bool may_change = node->isIncrementDecrementOp() || node->getOpcode() == clang::UO_AddrOf;
        return !may_change || add(node->getSubExpr());
    }

private:
    bool add(const clang::Expr* lvalue) {
        found_.insert(variable_of(lvalue));
        return true;
    }
    std::set<const clang::VarDecl*>& found_;
};

/// Looks for clamp, min and max in an expression and in what its variables were set to.
class ClampFinder : public clang::RecursiveASTVisitor<ClampFinder> {
public:
    explicit ClampFinder(const std::set<const clang::VarDecl*>& changing) : changing_(changing) {}
    bool VisitCallExpr(const clang::CallExpr* call) {
        const clang::FunctionDecl* callee = call->getDirectCallee();
        if (callee != nullptr && callee->getDefinition() == nullptr) {
            const std::string name = callee->getNameAsString();
            found_ = found_ || name == "clamp" || name == "min" || name == "max";
        }
        return !found_;
    }
    bool VisitDeclRefExpr(const clang::DeclRefExpr* use) {
        const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
        const bool follows = variable != nullptr && variable->hasInit() &&
                             variable->getType()->isIntegerType() && changing_.count(variable) == 0 &&
                             followed_.insert(variable).second;
        if (follows) {
            TraverseStmt(const_cast<clang::Expr*>(variable->getInit()));
        }
        return !found_;
    }
    [[nodiscard]] bool found() const { return found_; }

private:
    const std::set<const clang::VarDecl*>& changing_;
    std::set<const clang::VarDecl*> followed_;
    bool found_ = false;
};

} // namespace

ClampedAddresses::ClampedAddresses(const clang::FunctionDecl* function) {
    ChangeFinder(changing_).TraverseStmt(function->getBody());
}

bool ClampedAddresses::contains(const clang::Stmt* access) const {
    ClampFinder finder(changing_);
    finder.TraverseStmt(const_cast<clang::Stmt*>(access));
    return finder.found();
}

} // namespace lockstep
