#include "core/instrument/statements/plain_statements.h"

#include "core/instrument/parse/reading.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/instrument/statements/guarded_statements.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lockstep::rewriting {

using llvm::cast;

namespace {

bool is_label(const clang::Stmt* node) {
    return llvm::isa<clang::LabelStmt>(node);
}

} // namespace

std::string PlainStatements::statement(const clang::Stmt* node) {
    reading::at(bench_.emitter.source().place(node->getBeginLoc()));
    switch (node->getStmtClass()) {
    case clang::Stmt::CompoundStmtClass:
        return compound(cast<clang::CompoundStmt>(node));
    case clang::Stmt::DeclStmtClass:
        return declarations_.declaration(cast<clang::DeclStmt>(node));
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
    case clang::Stmt::BreakStmtClass:
        return jump(NodeKind::break_);
    case clang::Stmt::ContinueStmtClass:
        return jump(NodeKind::continue_);
    case clang::Stmt::ReturnStmtClass:
        return return_statement(cast<clang::ReturnStmt>(node));
    default:
        return other(node);
    }
}

std::string PlainStatements::other(const clang::Stmt* node) {
    switch (node->getStmtClass()) {
    case clang::Stmt::AttributedStmtClass: // attributes such as unroll hints are dropped
        return statement(cast<clang::AttributedStmt>(node)->getSubStmt());
    case clang::Stmt::NullStmtClass:
        return ";";
    case clang::Stmt::GotoStmtClass:
        return go_to(cast<clang::GotoStmt>(node));
    case clang::Stmt::LabelStmtClass: // a label outside of blocks in which labels are supported
        return refused(node, refusal::goto_statement);
    case clang::Stmt::CaseStmtClass:
    case clang::Stmt::DefaultStmtClass:
        return refused(node, refusal::nested_case_label);
    default:
        break;
    }
    const auto* expression = llvm::dyn_cast<clang::Expr>(node);
    if (expression == nullptr) {
        return refused(node, refusal::unknown_expression);
    }
    note_unused(bench_, expression);
    return expressions_.value(expression) + ";";
}

std::string PlainStatements::refused(const clang::Stmt* node, std::string_view reason) {
    bench_.refusals.refuse(node, reason);
    return ";";
}

std::string PlainStatements::compound(const clang::CompoundStmt* node) {
    if (std::ranges::any_of(node->body(), [](const clang::Stmt* child) { return is_label(child); }) &&
        !guards_.is_guarded()) {
        return labelled(node);
    }
    std::string text = "{\n";
    std::size_t statements = 0;
    for (const clang::Stmt* child : node->body()) {
        text += statement(child) + "\n" + seam(++statements);
    }
    return text + "}";
}

/// Rewrites a block that contains labels. Each label starts a new child of its skeleton node.
std::string PlainStatements::labelled(const clang::CompoundStmt* node) {
    const auto outside = labels_;
    for (const clang::Stmt* child : node->body()) {
        for (; is_label(child); child = cast<clang::LabelStmt>(child)->getSubStmt()) {
            labels_[cast<clang::LabelStmt>(child)->getDecl()] = ++label_count_;
        }
    }
    SkeletonBuilder& skeleton = bench_.log.skeleton();
    Node block{NodeKind::labelled, Site(), {}, {}};
    std::string text = "{\n" + declarations_.moved_to_front(node, node);
    skeleton.open();
    for (const clang::Stmt* child : node->body()) {
        for (; is_label(child); child = cast<clang::LabelStmt>(child)->getSubStmt()) {
            const clang::LabelDecl* label = cast<clang::LabelStmt>(child)->getDecl();
            block.children.push_back(skeleton.close());
            block.labels.push_back(
                {labels_[label], static_cast<std::uint32_t>(block.children.size()), false});
            skeleton.open();
            text += label->getNameAsString() + ": ;\n";
        }
        text += statement(child) + "\n";
    }
    block.children.push_back(skeleton.close());
    skeleton.add(std::move(block));
    labels_ = outside;
    return text + "}";
}

/// Rewrites a goto. A goto into a block from outside is refused. A backward goto counts iterations, as a loop
/// test does.
std::string PlainStatements::go_to(const clang::GotoStmt* node) {
    const clang::LabelDecl* label = node->getLabel();
    const auto known = labels_.find(label);
    if (known == labels_.end() || guards_.is_guarded()) {
        return refused(node, refusal::goto_statement);
    }
    SiteLog& log = bench_.log;
    const std::vector<CaseLabel> target{{known->second, 0, false}};
    std::string leave = "goto " + label->getNameAsString() + ";";
    const clang::SourceManager& sources = bench_.emitter.context().getSourceManager();
    if (sources.isBeforeInTranslationUnit(node->getGotoLoc(), label->getStmt()->getBeginLoc())) {
        log.skeleton().add({NodeKind::jump_, Site(), {}, target});
        return leave;
    }
    const Site site = log.add(log.at(SiteKind::loop, node));
    log.skeleton().add({NodeKind::again, site, {}, target});
    const clang::QualType type = cast<clang::FunctionDecl>(label->getDeclContext())->getReturnType();
    const std::string none = type->isVoidType() ? "return;"
                                                : declarator(bench_.emitter.context(), type, "lk_none") +
                                                      zero_initialiser(type) + "; return lk_none;";
    return "{ if (lk_turn(lk_self, " + number(site.value()) + ", true, 0u)) " + leave + " " + none + " }";
}

std::string PlainStatements::block(const clang::Stmt* node, NodeIndex& root) {
    bench_.log.skeleton().open();
    std::string text = node == nullptr ? std::string() : statement(node);
    root = bench_.log.skeleton().close();
    return text;
}

std::string PlainStatements::branch(const clang::IfStmt* node) {
    SiteLog& log = bench_.log;
    const std::string condition = expressions_.truth(node->getCond());
    const Site site = log.add(log.at(SiteKind::branch, node->getCond()));
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    const std::string then_text = block(node->getThen(), then_root);
    log.leave_math(site, Evaluates::if_taken);
    const std::string else_text = block(node->getElse(), else_root);
    log.leave_math(site, Evaluates::if_refused);
    log.skeleton().add({NodeKind::branch, site, {then_root, else_root}, {}});
    return "if (lk_branch(lk_self, " + number(site.value()) + ", " + condition + ")) " + then_text +
           (node->getElse() == nullptr ? "" : " else " + else_text);
}

std::string PlainStatements::jump(NodeKind kind) {
    bench_.log.skeleton().add({kind, Site(), {}, {}});
    const bool is_break = kind == NodeKind::break_;
    const unsigned join = is_break ? guards_.break_join() : guards_.continue_join();
    if (join != 0) {
        return "{ " + guards_.leave_for(join) + " }";
    }
    return is_break ? "break;" : "continue;";
}

std::string PlainStatements::return_statement(const clang::ReturnStmt* node) {
    const clang::Expr* result = node->getRetValue();
    const std::string text = result == nullptr ? "" : expressions_.value(result);
    bench_.log.skeleton().add({NodeKind::return_, Site(), {}, {}});
    if (guards_.is_guarded()) {
        return "{ " + (text.empty() ? "" : "lk_result = (" + text + "); ") + guards_.leave_for(returned) +
               " }";
    }
    return "return " + text + ";";
}

} // namespace lockstep::rewriting
