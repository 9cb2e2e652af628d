#include "core/instrument/source/reach.h"

#include "core/instrument/parse/source_text.h"
#include "core/instrument/refusal.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

using clang::FunctionDecl;

bool holds(const auto& list, const auto* node) {
    return std::find(list.begin(), list.end(), node) != list.end();
}

/// Returns the definition of the called function; null if the program does not define it.
const FunctionDecl* defined(const clang::CallExpr* call) {
    const FunctionDecl* callee = call->getDirectCallee();
    return callee == nullptr ? nullptr : callee->getDefinition();
}

bool is_constant(const clang::VarDecl* variable) {
    return variable != nullptr && space_of(variable->getType()) == Space::constant &&
           !variable->getType()->isSamplerT();
}

const clang::StringLiteral* literal_in(const clang::Expr* node) {
    return llvm::dyn_cast<clang::StringLiteral>(node->IgnoreParenImpCasts());
}

bool is_printf(const clang::CallExpr* call) {
    return call->getDirectCallee() != nullptr && call->getDirectCallee()->getNameAsString() == "printf";
}

/// Returns the string literals that are used as arrays, except those that are arguments of printf.
std::vector<const clang::StringLiteral*> texts_below(const clang::Stmt* root) {
    std::vector<const clang::StringLiteral*> printed;
    std::vector<const clang::StringLiteral*> found;
    each_below(root, [&](const clang::Stmt* node) {
        if (const auto* call = llvm::dyn_cast<clang::CallExpr>(node); call != nullptr && is_printf(call)) {
            for (const clang::Expr* argument : call->arguments()) {
                printed.push_back(literal_in(argument));
            }
        }
        const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node);
        if (cast != nullptr && cast->getCastKind() == clang::CK_ArrayToPointerDecay) {
            const clang::StringLiteral* literal = literal_in(cast);
            if (literal != nullptr && !holds(printed, literal)) {
                found.push_back(literal);
            }
        }
        return true;
    });
    return found;
}

/// Orders functions by a depth-first search through the calls. A function that occurs twice on the current
/// path is recursive.
class Order {
public:
    explicit Order(clang::ASTContext& context) : source_(context) {}
    Status visit(const FunctionDecl* function) {
        if (done_.count(function) != 0) {
            return {};
        }
        path_.insert(function);
        std::vector<const clang::CallExpr*> calls;
        each<clang::CallExpr>(function->getBody(), [&](const clang::CallExpr* call) {
            if (defined(call) != nullptr) {
                calls.push_back(call);
            }
        });
        for (const clang::CallExpr* call : calls) {
            const FunctionDecl* callee = defined(call);
            if (path_.count(callee) != 0) {
                return Error{ErrorCode::cannot_instrument,
                             {std::string(refusal::recursion)},
                             source_.place(call->getBeginLoc()),
                             source_.one_line(call)};
            }
            if (Status status = visit(callee); !status) {
                return status;
            }
        }
        path_.erase(function);
        done_.insert(function);
        functions.push_back(function);
        return {};
    }
    std::vector<const FunctionDecl*> functions;

private:
    SourceText source_;
    std::set<const FunctionDecl*> done_;
    std::set<const FunctionDecl*> path_;
};

} // namespace

Result<const FunctionDecl*> find_kernel(clang::ASTContext& context, const std::string& name) {
    std::string known;
    for (const clang::Decl* declaration : context.getTranslationUnitDecl()->decls()) {
        const auto* function = llvm::dyn_cast<FunctionDecl>(declaration);
        if (function == nullptr || !function->hasAttr<clang::OpenCLKernelAttr>() || !function->hasBody()) {
            continue;
        }
        if (function->getNameAsString() == name) {
            return function->getDefinition();
        }
        const std::string other = function->getNameAsString();
        known += (known.empty() ? "" : ", ") + other;
    }
    return Error{ErrorCode::kernel_not_found, {name, known}, {}, {}};
}

Result<std::vector<const FunctionDecl*>> reachable(clang::ASTContext& context, const FunctionDecl* kernel) {
    Order order(context);
    if (Status status = order.visit(kernel); !status) {
        return status.error();
    }
    return order.functions;
}

std::vector<const clang::VarDecl*> used_constants(const std::vector<const FunctionDecl*>& functions) {
    std::vector<const clang::VarDecl*> found;
    const auto add = [&](const clang::DeclRefExpr* use) {
        const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
        if (is_constant(variable) && !holds(found, variable)) {
            found.push_back(variable);
        }
    };
    for (const FunctionDecl* function : functions) {
        each<clang::DeclRefExpr>(function->getBody(), add);
    }
    // The loop also visits constants that it appends, because a constant may refer to another one.
    for (std::size_t i = 0; i < found.size(); ++i) {
        each<clang::DeclRefExpr>(found[i]->getAnyInitializer(), add);
    }
    return found;
}

std::vector<const clang::StringLiteral*> used_texts(const std::vector<const FunctionDecl*>& functions) {
    std::vector<const clang::StringLiteral*> found;
    for (const FunctionDecl* function : functions) {
        for (const clang::StringLiteral* literal : texts_below(function->getBody())) {
            if (!holds(found, literal)) {
                found.push_back(literal);
            }
        }
    }
    return found;
}

} // namespace lockstep
