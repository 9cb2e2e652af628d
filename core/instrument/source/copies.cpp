#include "core/instrument/source/copies.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

namespace lockstep {
clang::QualType CopyCall::element() const {
    return destination()->getType()->getPointeeType();
}

std::vector<CopyCall> copies_of(const std::vector<const clang::FunctionDecl*>& functions) {
    std::vector<CopyCall> copies;
    for (const clang::FunctionDecl* function : functions) {
        each<clang::CallExpr>(function->getBody(), [&](const clang::CallExpr* call) {
            const clang::FunctionDecl* callee = call->getDirectCallee();
            if (callee != nullptr && callee->getDefinition() == nullptr &&
                is_copy(callee->getNameAsString())) {
                const bool to_local = space_of(call->getArg(0)->getType()->getPointeeType()) == Space::local;
                copies.push_back({call, function, to_local, call->getNumArgs() == 5});
            }
        });
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
