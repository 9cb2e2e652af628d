#include "core/instrument/statements/guarded_statements.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/statements/loops.h"

#include <algorithm>

namespace lockstep::rewriting {

std::string GuardedLoops::turn(const clang::Stmt* loop, const Cut& test, Site site,
                               const std::string& variable) {
    return test.before +
           guard("if (!" + tests_.turn(loop, site, test.text, variable) + ") { " +
                 wait_at(guards_.break_join()) + " }") +
           "if (!lk_any(lk_self, lk_at == 0u)) { break; }\n";
}

Cut GuardedLoops::test(const clang::Expr* condition, NodeIndex& root) {
    bench_.log.skeleton().open();
    Cut parts = condition == nullptr
                    ? Cut()
                    : bench_.cuts.cut(condition, [&] { return expressions_.truth(condition); });
    root = bench_.log.skeleton().close();
    return parts;
}

std::string GuardedLoops::body(const clang::Stmt* node, NodeIndex& root) {
    return blocks_.block(node, root) + join(guards_.continue_join());
}

std::string GuardedLoops::step(const clang::Expr* node, NodeIndex& root) {
    bench_.log.skeleton().open();
    std::string text = node == nullptr ? "" : blocks_.expression(node);
    root = bench_.log.skeleton().close();
    return text;
}

/// Returns the code at the end of each iteration.
std::string GuardedLoops::end() {
    std::string text = bench_.emitter.latch() + ";\n}\n" + join(guards_.break_join());
    guards_.leave_loop();
    return text;
}

std::string GuardedLoops::for_loop(const clang::ForStmt* node) {
    const std::string init = node->getInit() == nullptr ? "" : blocks_.list({node->getInit()});
    guards_.enter_loop();
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    NodeIndex step_root = 0;
    const std::string variable = counting_variable(node, bench_.emitter.context());
    bench_.log.open_loop();
    const Cut condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), variable);
    std::string text = "{\n" + init + "for (;;) {\n" + turn(node, condition, site, variable);
    text += body(node->getBody(), body_root);
    text += step(node->getInc(), step_root);
    bench_.log.close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return text + end() + "}\n";
}

std::string GuardedLoops::while_loop(const clang::WhileStmt* node) {
    guards_.enter_loop();
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    NodeIndex step_root = 0;
    bench_.log.open_loop();
    const Cut condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), "");
    std::string text = "for (;;) {\n" + turn(node, condition, site, "");
    text += body(node->getBody(), body_root);
    step(nullptr, step_root);
    bench_.log.close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return text + end();
}

std::string GuardedLoops::do_loop(const clang::DoStmt* node) {
    guards_.enter_loop();
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    bench_.log.open_loop();
    std::string text = "for (;;) {\n" + body(node->getBody(), body_root);
    const Cut condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), "");
    text += turn(node, condition, site, "");
    bench_.log.close_loop({NodeKind::do_loop, site, {test_root, body_root}, {}});
    return text + end();
}

std::string GuardedLoops::switch_child(const clang::Stmt* child, Node& choice) {
    bench_.log.skeleton().open();
    guards_.enter_block();
    std::string text = child == nullptr ? "" : blocks_.list({child});
    guards_.leave_block();
    choice.children.push_back(bench_.log.skeleton().close());
    return text;
}

std::string GuardedLoops::switch_choice(const clang::SwitchStmt* node) {
    const Cut condition =
        bench_.cuts.cut(node->getCond(), [&] { return expressions_.value(node->getCond()); });
    const Site site = bench_.log.add(bench_.log.at(SiteKind::choice, node->getCond()));
    Node choice{NodeKind::choice, site, {}, {}};
    guards_.enter_switch();
    std::string entries;
    std::string text;
    for (const clang::Stmt* child : list_of(node->getBody())) {
        const auto number_of_child = static_cast<std::uint32_t>(choice.children.size());
        const std::string labels = take_labels(child, number_of_child, choice, bench_);
        if (!labels.empty()) {
            const unsigned entry = guards_.new_join();
            entries += labels + wait_at(entry) + " break;\n";
            text += join(entry);
        }
        text += switch_child(child, choice);
    }
    const bool has_default = std::ranges::any_of(choice.labels, &CaseLabel::is_default);
    entries += has_default ? "" : "default: " + wait_at(guards_.break_join()) + " break;\n";
    text += join(guards_.break_join());
    guards_.leave_switch();
    bench_.log.skeleton().add(std::move(choice));
    return condition.before +
           guard("switch (lk_choice(lk_self, " + number(site.value()) + ", (long)(" + condition.text +
                 "))) {\n" + entries + "}") +
           "{\n" + text + "}\n";
}

} // namespace lockstep::rewriting
