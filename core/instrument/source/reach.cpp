#include "core/instrument/source/reach.h"

#include "core/instrument/refusal.h"
#include "core/instrument/source/source_text.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <set>

namespace lockstep {
namespace {

using clang::FunctionDecl;

class Calls : public clang::RecursiveASTVisitor<Calls> {
public:
    std::vector<std::pair<const FunctionDecl*, const clang::CallExpr*>> found;
    bool VisitCallExpr(clang::CallExpr* call) {
        const FunctionDecl* callee = call->getDirectCallee();
        if (callee != nullptr && callee->getDefinition() != nullptr) {
            found.emplace_back(callee->getDefinition(), call);
        }
        return true;
    }
};

class ConstantUses : public clang::RecursiveASTVisitor<ConstantUses> {
public:
    std::vector<const clang::VarDecl*> found;
    bool VisitDeclRefExpr(clang::DeclRefExpr* use) {
        const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
        if (variable != nullptr && space_of(variable->getType()) == Space::constant &&
            !variable->getType()->isSamplerT() &&
            std::find(found.begin(), found.end(), variable) == found.end()) {
            found.push_back(variable);
        }
        return true;
    }
};

class TextUses : public clang::RecursiveASTVisitor<TextUses> {
public:
    std::vector<const clang::StringLiteral*> found;
    bool TraverseCallExpr(clang::CallExpr* call) {
        const FunctionDecl* callee = call->getDirectCallee();
        if (callee == nullptr || callee->getNameAsString() != "printf") {
            return RecursiveASTVisitor::TraverseCallExpr(call);
        }
        return std::all_of(call->arg_begin(), call->arg_end(), [this](clang::Expr* argument) {
            return literal_in(argument) != nullptr || TraverseStmt(argument);
        });
    }
    bool VisitImplicitCastExpr(clang::ImplicitCastExpr* cast) {
        const clang::StringLiteral* literal = literal_in(cast);
        if (cast->getCastKind() == clang::CK_ArrayToPointerDecay && literal != nullptr &&
            std::find(found.begin(), found.end(), literal) == found.end()) {
            found.push_back(literal);
        }
        return true;
    }

private:
    static const clang::StringLiteral* literal_in(const clang::Expr* node) {
        return llvm::dyn_cast<clang::StringLiteral>(node->IgnoreParenImpCasts());
    }
};

/// Depth-first through the calls; a function met again on its own path calls itself.
class Order {
public:
    explicit Order(clang::ASTContext& context) : source_(context) {}
    Status visit(const FunctionDecl* function) {
        if (done_.count(function) != 0) {
            return {};
        }
        path_.insert(function);
        Calls calls;
        calls.TraverseStmt(function->getBody());
        for (const auto& [callee, call] : calls.found) {
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
    ConstantUses uses;
    for (const FunctionDecl* function : functions) {
        uses.TraverseStmt(function->getBody());
    }
    for (std::size_t i = 0; i < uses.found.size(); ++i) { // one may point to another
        const clang::Expr* init = uses.found[i]->getAnyInitializer();
        uses.TraverseStmt(const_cast<clang::Expr*>(init)); // visitors take no constant nodes
    }
    return uses.found;
}

std::vector<const clang::StringLiteral*> used_texts(const std::vector<const FunctionDecl*>& functions) {
    TextUses uses;
    for (const FunctionDecl* function : functions) {
        uses.TraverseStmt(function->getBody());
    }
    return uses.found;
}

} // namespace lockstep
