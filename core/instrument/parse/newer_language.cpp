#include "core/instrument/parse/newer_language.h"

#include "core/instrument/refusal.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

bool points_anywhere(clang::QualType type) {
    return type->isPointerType() && type->getPointeeType().getAddressSpace() == clang::LangAS::opencl_generic;
}

} // namespace

NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions) {
    NewerLanguage found; // contains the first feature that is found; later ones are not reported
    const auto look_at = [&](const clang::VarDecl* declared) {
        if (found.where == nullptr && points_anywhere(declared->getType())) {
            found = {declared, refusal::generic_pointer};
        }
    };
    for (const clang::FunctionDecl* function : functions) {
        for (const clang::ParmVarDecl* parameter : function->parameters()) {
            look_at(parameter);
        }
        each_variable(function->getBody(), look_at);
        each<clang::DeclRefExpr>(function->getBody(), [&](const clang::DeclRefExpr* use) {
            const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
            if (found.where == nullptr && variable != nullptr && variable->isFileVarDecl() &&
                space_of(variable->getType()) == Space::global) {
                found = {variable, refusal::program_scope_variable};
            }
        });
    }
    return found;
}

} // namespace lockstep
