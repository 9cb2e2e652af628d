#include "core/instrument/parse/ignored_arguments.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/unwritten.h"

namespace lockstep {
namespace {

using clang::FunctionDecl;
using clang::ParmVarDecl;

/// Returns the parameters that the function always overwrites before it reads them.
std::set<const ParmVarDecl*> parameters_set_first(const FunctionDecl* function) {
    std::set<const ParmVarDecl*> found;
    clang::AnalysisDeclContext analysis(nullptr, function);
    analysis.getCFGBuildOptions().setAllAlwaysAdd();
    const clang::CFG* graph = function->param_empty() ? nullptr : analysis.getCFG();
    if (graph == nullptr) {
        return found;
    }
    const auto liveness = clang::LiveVariables::computeLiveness(analysis, true);
    for (const ParmVarDecl* parameter : function->parameters()) {
        const bool is_value = !parameter->getType()->isPointerType() &&
                              !parameter->getType()->isImageType() && !parameter->getType()->isSamplerT();
        const bool is_dead = liveness && !liveness->isLive(&graph->getEntry(), parameter);
        if (is_value && (is_dead || sets_parts_first(function, parameter))) {
            found.insert(parameter);
        }
    }
    return found;
}

/// Returns the lvalue whose value is passed as an argument; null if the argument is a computed value.
const clang::Expr* lvalue_passed(const clang::Expr* argument) {
    const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(argument->IgnoreParens());
    return cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue ? bare(cast->getSubExpr())
                                                                              : nullptr;
}

} // namespace

std::set<const clang::Expr*> ignored_arguments(const std::vector<const FunctionDecl*>& functions) {
    std::set<const ParmVarDecl*> set_first;
    for (const FunctionDecl* function : functions) {
        set_first.merge(parameters_set_first(function));
    }
    std::set<const clang::Expr*> ignored;
    for (const FunctionDecl* function : functions) {
        each<clang::CallExpr>(function->getBody(), [&](const clang::CallExpr* call) {
            const FunctionDecl* callee =
                call->getDirectCallee() == nullptr ? nullptr : call->getDirectCallee()->getDefinition();
            for (unsigned i = 0; callee != nullptr && i < call->getNumArgs() && i < callee->getNumParams();
                 ++i) {
                const clang::Expr* lvalue = lvalue_passed(call->getArg(i));
                if (lvalue != nullptr && set_first.contains(callee->getParamDecl(i))) {
                    ignored.insert(lvalue);
                }
            }
        });
    }
    return ignored;
}

} // namespace lockstep
