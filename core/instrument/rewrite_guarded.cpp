#include "core/instrument/guarded_text.h"
#include "core/instrument/rewriter.h"

// Control flow made uniform. Where only a part of a group may reach a barrier, the whole group walks the
// control flow around it; lk_at says where each work-item stands: 0, it takes part; 1, it has returned; else
// the join at which it waits.
//
//     if (lid < n)             if (lk_at == 0u) { if (!lk_branch(lk, 3u, lid < n)) { lk_at = 2u; } }
//         barrier(...);        if (lk_at == 0u) { lk_event(lk, 4u, ...); }  lk_arrive(lk, lk_at == 0u);
//     s[lid] = 1;              if (lk_at == 2u) { lk_at = 0u; }
//                              if (lk_at == 0u) { s[lid] = 1; }
//
// Statements without such a barrier stay as they are, behind one guard; what leaves them for a guarded loop,
// switch or function says where it waits and jumps behind them. A loop goes on while any work-item is in it
// (lk_any). An expression is cut where it holds a collective: what comes before goes into temporaries under
// the guard, the collective stands alone (hoisted_), the rest follows under the guard.

namespace lockstep {

using llvm::dyn_cast;
using llvm::isa;

std::string Rewriter::guarded_body(const clang::FunctionDecl* function, NodeIndex& root) {
    joins_ = returned;
    const bool has_result = !function->getReturnType()->isVoidType();
    nesting_ = 0;
    skeleton_.open();
    const std::string body = "{\n" + guarded_list(list_of(function->getBody())) + "}\n";
    root = skeleton_.close();
    // Volatile: PoCL 3.1 works some kernels out wrongly where the compiler may follow lk_at through the
    // branches.
    return "volatile uint lk_at = lk_in ? 0u : 1u;\n" +
           (has_result ? spelled(function->getReturnType()) + " lk_result" +
                             zero_initialiser(function->getReturnType()) + ";\n"
                       : "") +
           declarations_ + body + (has_result ? "return lk_result;\n" : "");
}

std::string Rewriter::guarded_block(const clang::Stmt* node, NodeIndex& root) {
    skeleton_.open();
    ++nesting_;
    const std::string text = "{\n" + guarded_list(list_of(node)) + "}\n";
    --nesting_;
    root = skeleton_.close();
    return text;
}

std::string Rewriter::guarded_list(const std::vector<const clang::Stmt*>& list) {
    std::string text;
    std::string run; // statements behind one guard
    const auto close_run = [&](bool with_guard) {
        text += with_guard ? guard(run) : run + "\n";
        text += skip_used_ ? "lk_skip_" + std::to_string(skip_) + ": ;\n" : "";
        run.clear();
        skip_used_ = false;
        ++skip_;
    };
    for (const clang::Stmt* node : list) {
        if (uniformity_.contains_divergent(node)) {
            close_run(true);
            text += guarded(node);
        } else if (const auto* declared = dyn_cast<clang::DeclStmt>(node)) {
            close_run(true);
            text += guarded_declaration(declared);
        } else if (uniformity_.contains_collective(node)) { // everyone is here; under a branch: or nobody
            close_run(true);
            run = statement(node);
            close_run(nesting_ > 0);
        } else {
            run += statement(node) + "\n";
        }
    }
    close_run(true);
    return text;
}

std::string Rewriter::guarded(const clang::Stmt* node) {
    switch (node->getStmtClass()) {
    case clang::Stmt::CompoundStmtClass:
        return "{\n" + guarded_list(list_of(node)) + "}\n";
    case clang::Stmt::DeclStmtClass:
        return guarded_declaration(llvm::cast<clang::DeclStmt>(node));
    case clang::Stmt::IfStmtClass:
        return guarded_if(llvm::cast<clang::IfStmt>(node));
    case clang::Stmt::ForStmtClass:
        return guarded_for(llvm::cast<clang::ForStmt>(node));
    case clang::Stmt::WhileStmtClass:
        return guarded_while(llvm::cast<clang::WhileStmt>(node));
    case clang::Stmt::DoStmtClass:
        return guarded_do(llvm::cast<clang::DoStmt>(node));
    case clang::Stmt::SwitchStmtClass:
        return guarded_switch(llvm::cast<clang::SwitchStmt>(node));
    case clang::Stmt::ReturnStmtClass:
        return guarded_return(llvm::cast<clang::ReturnStmt>(node));
    case clang::Stmt::AttributedStmtClass:
        return guarded(llvm::cast<clang::AttributedStmt>(node)->getSubStmt());
    default:
        break;
    }
    if (const auto* expression = dyn_cast<clang::Expr>(node)) {
        return guarded_expression(expression);
    }
    refuse(node, refusal::unknown_expression);
    return "";
}

Rewriter::Cut Rewriter::cut(const clang::Expr* node, const std::function<std::string()>& rewrite) {
    const std::string outer = std::move(hoisted_);
    const bool was_hoisting = hoisting_;
    hoisted_.clear();
    hoisting_ = uniformity_.contains_divergent(node);
    Cut result;
    result.text = rewrite();
    result.before = std::move(hoisted_);
    hoisted_ = outer;
    hoisting_ = was_hoisting;
    return result;
}

std::string Rewriter::hoist(const std::string& type, const std::string& text) {
    const std::string held = temporary(type);
    hoisted_ += guard(held + " = (" + text + ");");
    return held;
}

std::string Rewriter::guarded_expression(const clang::Expr* node) {
    const Cut parts = cut(node, [&] { return value(node); });
    return parts.before + guard(parts.text + ";");
}

std::string Rewriter::guarded_return(const clang::ReturnStmt* node) {
    const Cut parts = cut(node->getRetValue(), [&] { return value(node->getRetValue()); });
    skeleton_.add({NodeKind::return_, Site(), {}, {}});
    return parts.before + guard("lk_result = (" + parts.text + "); " + wait_at(returned));
}

std::string Rewriter::leave(unsigned target) {
    skip_used_ = true;
    return wait_at(target) + " goto lk_skip_" + std::to_string(skip_) + ";";
}

std::string Rewriter::guarded_declaration(const clang::DeclStmt* node) {
    std::string text;
    for (const clang::Decl* declared : node->decls()) {
        const auto* named = dyn_cast<clang::VarDecl>(declared);
        if (named == nullptr) {
            text += source_.text(source_.range(declared->getSourceRange())) + ";\n";
        } else if (space_of(named->getType()) != Space::none || named->getType()->isSamplerT()) {
            text += variable(named);
        } else {
            text += declarator(context_, named->getType(), named->getNameAsString()) + ";\n" +
                    guarded_initialiser(named);
        }
    }
    return text;
}

std::string Rewriter::guarded_initialiser(const clang::VarDecl* variable) {
    const clang::Expr* init = variable->getInit();
    if (init == nullptr) {
        return "";
    }
    const std::string name = variable->getNameAsString();
    const clang::QualType type = variable->getType();
    const Cut parts = cut(init, [&] { return initial_value(variable); });
    if (isa<clang::InitListExpr>(init->IgnoreParens()) || type->isArrayType()) { // a list cannot be assigned
        return parts.before + guard(declarator(context_, type, "lk_list") + " = " + parts.text +
                                    ";\nlk_copy((__private uchar*)&" + name +
                                    ", (__private uchar*)&lk_list, sizeof(" + name + "));");
    }
    return parts.before + guard(name + " = (" + parts.text + ");");
}

std::string Rewriter::guarded_if(const clang::IfStmt* node) {
    const Cut condition = cut(node->getCond(), [&] { return truth(node->getCond()); });
    const Site site = add_site(site_at(SiteKind::branch, node->getCond()));
    const unsigned refused = ++joins_;
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    std::string text = condition.before + guard("if (!lk_branch(lk, " + number(site.value()) + ", " +
                                                condition.text + ")) { " + wait_at(refused) + " }");
    text += guarded_block(node->getThen(), then_root);
    leave_math(site, Evaluates::if_taken);
    if (node->getElse() == nullptr) {
        skeleton_.open();
        else_root = skeleton_.close();
        text += join(refused);
    } else {
        const unsigned taken = ++joins_;
        text += "if (lk_at == 0u) { " + wait_at(taken) + " } else " + join(refused);
        text += guarded_block(node->getElse(), else_root) + join(taken);
        leave_math(site, Evaluates::if_refused);
    }
    skeleton_.add({NodeKind::branch, site, {then_root, else_root}, {}});
    return text;
}

} // namespace lockstep
