#include "core/instrument/source/newer_language.h"

#include "core/instrument/refusal.h"
#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

bool points_anywhere(clang::QualType type) {
    return type->isPointerType() && type->getPointeeType().getAddressSpace() == clang::LangAS::opencl_generic;
}

class Finder : public clang::RecursiveASTVisitor<Finder> {
public:
    NewerLanguage found;

    bool VisitVarDecl(clang::VarDecl* variable) {
        if (points_anywhere(variable->getType())) {
            found = {variable, refusal::generic_pointer};
        }
        return found.where == nullptr; // the first is told
    }
    bool VisitDeclRefExpr(clang::DeclRefExpr* use) {
        const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
        if (variable != nullptr && variable->isFileVarDecl() &&
            space_of(variable->getType()) == Space::global) {
            found = {variable, refusal::program_scope_variable};
        }
        return found.where == nullptr;
    }
};

} // namespace

NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions) {
    Finder finder;
    for (const clang::FunctionDecl* function : functions) {
        if (finder.found.where == nullptr) {
            finder.TraverseDecl(
                const_cast<clang::FunctionDecl*>(function)); // visitors take no constant nodes
        }
    }
    return finder.found;
}

} // namespace lockstep
