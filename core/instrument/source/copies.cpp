#include "core/instrument/source/copies.h"

#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

class CopyFinder : public clang::RecursiveASTVisitor<CopyFinder> {
public:
    explicit CopyFinder(const clang::FunctionDecl* function) : function_(function) {}
    std::vector<CopyCall> found;
    bool VisitCallExpr(clang::CallExpr* call) {
        const clang::FunctionDecl* callee = call->getDirectCallee();
        if (callee != nullptr && callee->getDefinition() == nullptr && is_copy(callee->getNameAsString())) {
            const bool to_local = space_of(call->getArg(0)->getType()->getPointeeType()) == Space::local;
            found.push_back({call, function_, to_local, call->getNumArgs() == 5});
        }
        return true;
    }

private:
    const clang::FunctionDecl* function_;
};

} // namespace

clang::QualType CopyCall::element() const {
    return destination()->getType()->getPointeeType();
}

std::vector<CopyCall> copies_of(const std::vector<const clang::FunctionDecl*>& functions) {
    std::vector<CopyCall> copies;
    for (const clang::FunctionDecl* function : functions) {
        CopyFinder finder(function);
        finder.TraverseStmt(function->getBody());
        copies.insert(copies.end(), finder.found.begin(), finder.found.end());
    }
    return copies;
}

bool is_copy(std::string_view name) {
    return name == "async_work_group_copy" || name == "async_work_group_strided_copy";
}

bool is_copy_wait(std::string_view name) {
    return name == "wait_group_events";
}

} // namespace lockstep
