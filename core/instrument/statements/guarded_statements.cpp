#include "core/instrument/statements/guarded_statements.h"

#include "core/instrument/parse/reading.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

using llvm::cast;
using llvm::dyn_cast;

std::string GuardedStatements::body(const clang::FunctionDecl* function, NodeIndex& root) {
    const clang::QualType result = function->getReturnType();
    const bool has_result = !result->isVoidType();
    bench_.log.skeleton().open();
    const std::string text = "{\n" + list(list_of(function->getBody())) + "}\n";
    root = bench_.log.skeleton().close();
    // Volatile, because PoCL 3.1 computes wrong results for some kernels if the compiler can track lk_at
    // through branches.
    return "volatile uint lk_at = lk_in ? 0u : 1u;\n" +
           (has_result ? spelled(result) + " lk_result" + zero_initialiser(result) + ";\n" : "") +
           own_variables(bench_) + text + (has_result ? "return lk_result;\n" : "");
}

std::string GuardedStatements::block(const clang::Stmt* node, NodeIndex& root) {
    bench_.log.skeleton().open();
    guards_.enter_block();
    std::string text = "{\n" + list(list_of(node)) + "}\n";
    guards_.leave_block();
    root = bench_.log.skeleton().close();
    return text;
}

std::string GuardedStatements::list(const std::vector<const clang::Stmt*>& statements) {
    const Uniformity& uniformity = bench_.cuts.uniformity();
    std::string text;
    std::string run; // code of the statements that share the current guard
    std::size_t count = 0;
    const auto close = [&](const std::string& closed) {
        text += closed + guards_.end_run();
        run.clear();
    };
    for (const clang::Stmt* node : statements) {
        if (uniformity.contains_divergent(node)) {
            close(guard(run));
            text += statement(node);
        } else if (const auto* declared = dyn_cast<clang::DeclStmt>(node)) {
            close(guard(run));
            text += declarations_.guarded_declaration(declared);
        } else if (uniformity.contains_collective(node)) {
            // Here, either the whole group reaches the collective or none of its work-items does.
            close(guard(run));
            run = plain_.statement(node);
            close(guards_.may_be_nobody() ? guard(run) : run + "\n");
        } else {
            run += plain_.statement(node) + "\n" + seam(++count);
        }
    }
    close(guard(run));
    return text;
}

std::string GuardedStatements::statement(const clang::Stmt* node) {
    reading::at(bench_.emitter.source().place(node->getBeginLoc()));
    switch (node->getStmtClass()) {
    case clang::Stmt::CompoundStmtClass:
        return "{\n" + list(list_of(node)) + "}\n";
    case clang::Stmt::DeclStmtClass:
        return declarations_.guarded_declaration(cast<clang::DeclStmt>(node));
    case clang::Stmt::IfStmtClass:
        return branch(cast<clang::IfStmt>(node));
    case clang::Stmt::ForStmtClass:
        return loops_.for_loop(cast<clang::ForStmt>(node));
    case clang::Stmt::WhileStmtClass:
        return loops_.while_loop(cast<clang::WhileStmt>(node));
    case clang::Stmt::DoStmtClass:
        return loops_.do_loop(cast<clang::DoStmt>(node));
    case clang::Stmt::SwitchStmtClass:
        return loops_.switch_choice(cast<clang::SwitchStmt>(node));
    case clang::Stmt::ReturnStmtClass:
        return return_value(cast<clang::ReturnStmt>(node));
    case clang::Stmt::AttributedStmtClass:
        return statement(cast<clang::AttributedStmt>(node)->getSubStmt());
    default:
        return other(node);
    }
}

std::string GuardedStatements::other(const clang::Stmt* node) {
    if (const auto* value = dyn_cast<clang::Expr>(node)) {
        return expression(value);
    }
    bench_.refusals.refuse(node, refusal::unknown_expression);
    return "";
}

std::string GuardedStatements::expression(const clang::Expr* node) {
    note_unused(bench_, node);
    const Cut parts = bench_.cuts.cut(node, [&] { return expressions_.value(node); });
    return parts.before + guard(parts.text + ";");
}

std::string GuardedStatements::return_value(const clang::ReturnStmt* node) {
    const clang::Expr* value = node->getRetValue();
    const Cut parts = bench_.cuts.cut(value, [&] { return expressions_.value(value); });
    bench_.log.skeleton().add({NodeKind::return_, Site(), {}, {}});
    guards_.leave_function();
    return parts.before + guard("lk_result = (" + parts.text + "); " + wait_at(returned));
}

std::string GuardedStatements::branch(const clang::IfStmt* node) {
    SiteLog& log = bench_.log;
    const Cut condition =
        bench_.cuts.cut(node->getCond(), [&] { return expressions_.truth(node->getCond()); });
    const Site site = log.add(log.at(SiteKind::branch, node->getCond()));
    const unsigned refused = guards_.new_join();
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    std::string text = condition.before + guard("if (!lk_branch(lk_self, " + number(site.value()) + ", " +
                                                condition.text + ")) { " + wait_at(refused) + " }");
    text += block(node->getThen(), then_root);
    log.leave_math(site, Evaluates::if_taken);
    if (node->getElse() == nullptr) {
        log.skeleton().open();
        else_root = log.skeleton().close();
        text += join(refused);
    } else {
        const unsigned taken = guards_.new_join();
        text += "if (lk_at == 0u) { " + wait_at(taken) + " } else " + join(refused);
        text += block(node->getElse(), else_root) + join(taken);
        log.leave_math(site, Evaluates::if_refused);
    }
    log.skeleton().add({NodeKind::branch, site, {then_root, else_root}, {}});
    return text;
}

} // namespace lockstep::rewriting
