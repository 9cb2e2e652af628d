#include "core/instrument/guarded_text.h"
#include "core/instrument/rewriter.h"

// Loops and switches of guarded control flow, see rewrite_guarded.cpp: the group goes on with a loop while
// any of its work-items is in it.

namespace lockstep {

std::string Rewriter::guarded_turn(const clang::Stmt* loop, const Cut& test, Site site,
                                   const std::string& variable) {
    return test.before +
           guard("if (!" + turn(loop, site, test.text, variable) + ") { " + wait_at(breaks_.back()) + " }") +
           "if (!lk_any(lk, lk_at == 0u)) { break; }\n";
}

Rewriter::Cut Rewriter::guarded_test(const clang::Expr* test, NodeIndex& root) {
    skeleton_.open();
    const Cut parts = test == nullptr ? Cut() : cut(test, [&] { return truth(test); });
    root = skeleton_.close();
    return parts;
}

std::string Rewriter::guarded_for(const clang::ForStmt* node) {
    const std::string init = node->getInit() == nullptr ? "" : guarded_list({node->getInit()});
    breaks_.push_back(++joins_);
    continues_.push_back(++joins_);
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    const std::string variable = counting_variable(node, context_);
    open_loop();
    const Cut test = guarded_test(node->getCond(), test_root);
    const Site site = loop_site(node, node->getCond(), variable);
    std::string text = "{\n" + init + "for (;;) {\n" + guarded_turn(node, test, site, variable);
    text += guarded_block(node->getBody(), body_root) + join(continues_.back());
    skeleton_.open();
    text += node->getInc() == nullptr ? "" : guarded_expression(node->getInc());
    const NodeIndex step_root = skeleton_.close();
    close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return text + latch() + ";\n}\n" + leave_loop() + "}\n";
}

std::string Rewriter::guarded_while(const clang::WhileStmt* node) {
    breaks_.push_back(++joins_);
    continues_.push_back(++joins_);
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    open_loop();
    const Cut test = guarded_test(node->getCond(), test_root);
    const Site site = loop_site(node, node->getCond(), "");
    std::string text = "for (;;) {\n" + guarded_turn(node, test, site, "");
    text += guarded_block(node->getBody(), body_root) + join(continues_.back());
    skeleton_.open();
    const NodeIndex step_root = skeleton_.close();
    close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return text + latch() + ";\n}\n" + leave_loop();
}

std::string Rewriter::guarded_do(const clang::DoStmt* node) {
    breaks_.push_back(++joins_);
    continues_.push_back(++joins_);
    NodeIndex body_root = 0;
    NodeIndex test_root = 0;
    open_loop();
    std::string text = "for (;;) {\n" + guarded_block(node->getBody(), body_root) + join(continues_.back());
    const Cut test = guarded_test(node->getCond(), test_root);
    const Site site = loop_site(node, node->getCond(), "");
    text += guarded_turn(node, test, site, "");
    close_loop({NodeKind::do_loop, site, {test_root, body_root}, {}});
    return text + latch() + ";\n}\n" + leave_loop();
}

std::string Rewriter::leave_loop() {
    const std::string text = join(breaks_.back());
    breaks_.pop_back();
    continues_.pop_back();
    return text;
}

std::string Rewriter::guarded_switch(const clang::SwitchStmt* node) {
    const Cut condition = cut(node->getCond(), [&] { return value(node->getCond()); });
    const Site site = add_site(site_at(SiteKind::choice, node->getCond()));
    Node choice{NodeKind::choice, site, {}, {}};
    breaks_.push_back(++joins_);
    std::string entries;
    std::string body;
    for (const clang::Stmt* child : list_of(node->getBody())) {
        const std::string names = labels(child, static_cast<std::uint32_t>(choice.children.size()), choice);
        if (!names.empty()) {
            entries += names + wait_at(++joins_) + " break;\n";
            body += join(joins_);
        }
        skeleton_.open();
        ++nesting_;
        body += child == nullptr ? "" : guarded_list({child});
        --nesting_;
        choice.children.push_back(skeleton_.close());
    }
    if (entries.find("default: ") == std::string::npos) {
        entries += "default: " + wait_at(breaks_.back()) + " break;\n";
    }
    body += join(breaks_.back());
    breaks_.pop_back();
    skeleton_.add(std::move(choice));
    return condition.before +
           guard("switch (lk_choice(lk, " + number(site.value()) + ", (long)(" + condition.text + "))) {\n" +
                 entries + "}") +
           "{\n" + body + "}\n";
}

} // namespace lockstep
