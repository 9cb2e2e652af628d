#include "core/instrument/rewriter.h"
#include "core/site/record.h"

namespace lockstep {

using llvm::dyn_cast;
using llvm::isa;

std::string Rewriter::statement(const clang::Stmt* node) {
    switch (node->getStmtClass()) {
    case clang::Stmt::CompoundStmtClass:
        return compound_statement(llvm::cast<clang::CompoundStmt>(node));
    case clang::Stmt::DeclStmtClass:
        return declaration(llvm::cast<clang::DeclStmt>(node));
    case clang::Stmt::IfStmtClass:
        return if_statement(llvm::cast<clang::IfStmt>(node));
    case clang::Stmt::ForStmtClass:
        return for_statement(llvm::cast<clang::ForStmt>(node));
    case clang::Stmt::WhileStmtClass:
        return while_statement(llvm::cast<clang::WhileStmt>(node));
    case clang::Stmt::DoStmtClass:
        return do_statement(llvm::cast<clang::DoStmt>(node));
    case clang::Stmt::SwitchStmtClass:
        return switch_statement(llvm::cast<clang::SwitchStmt>(node));
    case clang::Stmt::BreakStmtClass:
        return jump(NodeKind::break_, "break;");
    case clang::Stmt::ContinueStmtClass:
        return jump(NodeKind::continue_, "continue;");
    case clang::Stmt::ReturnStmtClass:
        return return_statement(llvm::cast<clang::ReturnStmt>(node));
    case clang::Stmt::AttributedStmtClass: // unroll hints: the instrumented text goes without
        return statement(llvm::cast<clang::AttributedStmt>(node)->getSubStmt());
    case clang::Stmt::NullStmtClass:
        return ";";
    case clang::Stmt::GotoStmtClass:
    case clang::Stmt::LabelStmtClass:
        refuse(node, refusal::goto_statement);
        return ";";
    case clang::Stmt::CaseStmtClass:
    case clang::Stmt::DefaultStmtClass:
        refuse(node, refusal::nested_case_label);
        return ";";
    default:
        break;
    }
    if (const auto* expression = dyn_cast<clang::Expr>(node)) {
        return value(expression) + ";";
    }
    refuse(node, refusal::unknown_expression);
    return ";";
}

std::string Rewriter::compound_statement(const clang::CompoundStmt* node) {
    std::string text = "{\n";
    for (const clang::Stmt* child : node->body()) {
        text += statement(child) + "\n";
    }
    return text + "}";
}

std::string Rewriter::block(const clang::Stmt* node, NodeIndex& root) {
    skeleton_.open();
    std::string text = node == nullptr ? std::string() : statement(node);
    root = skeleton_.close();
    return text;
}

std::string Rewriter::value_block(const clang::Expr* node, NodeIndex& root) {
    skeleton_.open();
    std::string text = node == nullptr ? std::string() : value(node);
    root = skeleton_.close();
    return text;
}

std::string Rewriter::if_statement(const clang::IfStmt* node) {
    const std::string condition = truth(node->getCond());
    const Site site = add_site(site_at(SiteKind::branch, node->getCond()));
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    const std::string then_text = block(node->getThen(), then_root);
    leave_math(site, Evaluates::if_taken);
    const std::string else_text = block(node->getElse(), else_root);
    leave_math(site, Evaluates::if_refused);
    skeleton_.add({NodeKind::branch, site, {then_root, else_root}, {}});
    return "if (lk_branch(lk, " + number(site.value()) + ", " + condition + ")) " + then_text +
           (node->getElse() == nullptr ? "" : " else " + else_text);
}

Site Rewriter::loop_site(const clang::Stmt* loop, const clang::Expr* test, const std::string& variable) {
    SiteInfo info = site_at(SiteKind::loop, test == nullptr ? loop : test);
    if (test == nullptr) {
        info.text = "1";
    }
    info.loop_variable = variable;
    return add_site(std::move(info));
}

std::string Rewriter::turn(const clang::Stmt* loop, Site site, const std::string& test,
                           const std::string& variable) {
    // A loop that runs the same turns in every work-item has a budget of its own, so that all leave it
    // together when turns run out: barriers may stand in it, or hang on what it computes.
    const char* probe = uniformity_.is_uniform_loop(loop) ? "lk_group_turn" : "lk_turn";
    return std::string(probe) + "(lk, " + number(site.value()) + ", " + (test.empty() ? "1" : test) + ", " +
           (variable.empty() ? "0u" : "(uint)" + variable) + ")";
}

std::string counting_variable(const clang::ForStmt* node, const clang::ASTContext& context) {
    const auto* declarations = llvm::dyn_cast_or_null<clang::DeclStmt>(node->getInit());
    if (declarations == nullptr || !declarations->isSingleDecl() || node->getCond() == nullptr ||
        node->getCond()->HasSideEffects(context)) {
        return "";
    }
    const auto* variable = llvm::dyn_cast<clang::VarDecl>(declarations->getSingleDecl());
    const bool counts = variable != nullptr && variable->getType()->isIntegerType() &&
                        context.getTypeSize(variable->getType()) <= 32;
    return counts ? variable->getNameAsString() : "";
}

std::string Rewriter::latch() {
    if (!has_latch_) {
        declarations_ += "volatile uint lk_latch;\n";
        has_latch_ = true;
    }
    return "lk_latch = 0u";
}

std::string Rewriter::for_statement(const clang::ForStmt* node) {
    const std::string init = node->getInit() == nullptr ? "" : statement(node->getInit());
    const std::string variable = counting_variable(node, context_);
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    NodeIndex step_root = 0;
    open_loop();
    skeleton_.open();
    const std::string test = node->getCond() == nullptr ? "" : truth(node->getCond());
    test_root = skeleton_.close();
    const Site site = loop_site(node, node->getCond(), variable);
    const std::string body = plain_body(node->getBody(), true, body_root);
    std::string step = value_block(node->getInc(), step_root);
    const std::string kept = uniformity_.contains_collective(node) ? latch() : "";
    step += (step.empty() || kept.empty() ? "" : ", ") + kept;
    close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    // The init stands in front: one declaration may have become several.
    return "{ " + init + " for (; " + turn(node, site, test, variable) + "; " + step + ") " + body + " }";
}

std::string Rewriter::while_statement(const clang::WhileStmt* node) {
    NodeIndex body_root = 0;
    open_loop();
    skeleton_.open();
    const std::string test = truth(node->getCond());
    const NodeIndex test_root = skeleton_.close();
    const Site site = loop_site(node, node->getCond(), "");
    const std::string body = plain_body(node->getBody(), true, body_root);
    skeleton_.open();
    const NodeIndex step_root = skeleton_.close();
    close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return "for (; " + turn(node, site, test, "") + "; " +
           (uniformity_.contains_collective(node) ? latch() : "") + ") " + body;
}

std::string Rewriter::do_statement(const clang::DoStmt* node) {
    NodeIndex body_root = 0;
    open_loop();
    const std::string body = plain_body(node->getBody(), true, body_root);
    skeleton_.open();
    const std::string test = truth(node->getCond());
    const NodeIndex test_root = skeleton_.close();
    const Site site = loop_site(node, node->getCond(), "");
    close_loop({NodeKind::do_loop, site, {test_root, body_root}, {}});
    const std::string kept = uniformity_.contains_collective(node) ? latch() + ", " : "";
    return "do " + body + " while (" + kept + turn(node, site, test, "") + ");";
}

std::string Rewriter::labels(const clang::Stmt*& node, std::uint32_t child, Node& choice) {
    std::string text;
    while (const auto* label = dyn_cast_or_null<clang::SwitchCase>(node)) {
        if (const auto* named = dyn_cast<clang::CaseStmt>(label)) {
            if (named->getRHS() != nullptr) {
                refuse(named, refusal::case_range);
            }
            const llvm::APSInt constant = named->getLHS()->EvaluateKnownConstInt(context_);
            const std::uint64_t bits = constant.isSigned()
                                           ? static_cast<std::uint64_t>(constant.getSExtValue())
                                           : constant.getZExtValue();
            choice.labels.push_back({bits & payload_mask, child, false});
            text += "case " + source_.text(source_.range(named->getLHS())) + ": ";
        } else {
            choice.labels.push_back({0, child, true});
            text += "default: ";
        }
        node = label->getSubStmt();
    }
    return text;
}

std::string Rewriter::switch_statement(const clang::SwitchStmt* node) {
    const std::string condition = value(node->getCond());
    const Site site = add_site(site_at(SiteKind::choice, node->getCond()));
    Node choice{NodeKind::choice, site, {}, {}};
    std::vector<const clang::Stmt*> statements{node->getBody()};
    if (const auto* compound = dyn_cast<clang::CompoundStmt>(node->getBody())) {
        statements.assign(compound->body_begin(), compound->body_end());
    }
    std::string body;
    for (const clang::Stmt* child : statements) {
        body += labels(child, static_cast<std::uint32_t>(choice.children.size()), choice);
        NodeIndex root = 0;
        body += plain_body(child, false, root) + "\n";
        choice.children.push_back(root);
    }
    skeleton_.add(std::move(choice));
    return "switch (lk_choice(lk, " + number(site.value()) + ", (long)(" + condition + "))) {\n" + body + "}";
}

std::string Rewriter::plain_body(const clang::Stmt* node, bool is_loop, NodeIndex& root) {
    breaks_.push_back(0);
    if (is_loop) {
        continues_.push_back(0);
    }
    std::string text = block(node, root);
    breaks_.pop_back();
    if (is_loop) {
        continues_.pop_back();
    }
    return text;
}

std::string Rewriter::jump(NodeKind kind, const char* text) {
    skeleton_.add({kind, Site(), {}, {}});
    const unsigned target = kind == NodeKind::break_ ? breaks_.back() : continues_.back();
    return target == 0 ? text : "{ " + leave(target) + " }";
}

std::string Rewriter::return_statement(const clang::ReturnStmt* node) {
    const clang::Expr* result = node->getRetValue();
    const std::string text = result == nullptr ? "" : value(result);
    skeleton_.add({NodeKind::return_, Site(), {}, {}});
    if (is_guarded_) {
        return "{ " + (text.empty() ? "" : "lk_result = (" + text + "); ") + leave(1) + " }";
    }
    return "return " + text + ";";
}

std::string Rewriter::declaration(const clang::DeclStmt* node) {
    std::string text;
    for (const clang::Decl* declared : node->decls()) {
        if (const auto* named = dyn_cast<clang::VarDecl>(declared)) {
            text += variable(named);
        } else { // a type
            text += source_.text(source_.range(declared->getSourceRange())) + ";";
        }
    }
    return text.empty() ? ";" : text;
}

std::string Rewriter::variable(const clang::VarDecl* node) {
    if (node->getType()->isSamplerT()) {
        return sampler_declaration(node);
    }
    if (space_of(node->getType()) == Space::local) {
        return ""; // a member of the kernel's local struct
    }
    if (space_of(node->getType()) == Space::constant) {
        constants_ += objects_.constant_declaration(node, source_.text(source_.range(node->getInit())));
        return "";
    }
    const clang::QualType type = node->getType();
    // `const` goes: the parse has checked it, and the declaration's value may be set by an assignment.
    std::string text = declarator(context_, type, node->getNameAsString());
    return text + (node->hasInit() ? " = " + initial_value(node) : "") + ";";
}

std::string Rewriter::initial_value(const clang::VarDecl* node) {
    const clang::Expr* init = node->getInit();
    std::string text = value(init);
    if (node->getType()->isPointerType()) {
        const std::string shadow = shadow_of(node);
        return shadow.empty() ? text : "(" + shadow + " = " + object_of_pointer(init) + ", " + text + ")";
    }
    return text;
}

} // namespace lockstep
