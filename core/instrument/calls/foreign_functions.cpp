#include "core/instrument/calls/foreign_functions.h"

#include <algorithm>

namespace lockstep::rewriting {

bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context) {
    const clang::SourceManager& sources = context.getSourceManager();
    const std::string name = callee->getNameAsString();
    if (name.find("sub_group") != std::string::npos) {
        // Programs may redeclare OpenCL C functions; other code checks which of them are supported.
        return false;
    }
    if (!name.starts_with("__builtin_")) {
        const clang::SourceLocation at = sources.getExpansionLoc(callee->getLocation());
        return !callee->isImplicit() && at.isValid() && sources.getFileID(at) == sources.getMainFileID();
    }
    const auto is_pointer = [](const clang::ParmVarDecl* parameter) {
        return parameter->getType()->isPointerType();
    };
    return callee->getReturnType()->isVoidType() || callee->getReturnType()->isPointerType() ||
           std::any_of(callee->param_begin(), callee->param_end(), is_pointer);
}

} // namespace lockstep::rewriting
