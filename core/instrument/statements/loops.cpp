#include "core/instrument/statements/loops.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/statements/guarded_statements.h"
#include "core/site/record.h"

namespace lockstep::rewriting {
namespace {

std::string take_case(const clang::CaseStmt* label, std::uint32_t child, Node& choice, Workbench& bench) {
    if (label->getRHS() != nullptr) {
        bench.refusals.refuse(label, refusal::case_range);
    }
    const llvm::APSInt constant = label->getLHS()->EvaluateKnownConstInt(bench.emitter.context());
    const std::uint64_t bits =
        constant.isSigned() ? static_cast<std::uint64_t>(constant.getSExtValue()) : constant.getZExtValue();
    choice.labels.push_back({bits & payload_mask, child, false});
    return "case " + bench.emitter.written(label->getLHS()) + ": ";
}

} // namespace

std::string Loops::turn(const clang::Stmt* body, NodeIndex& root) {
    guards_.enter_plain_loop();
    std::string text = statements_.block(body, root);
    guards_.leave_plain_loop();
    return text;
}

std::string Loops::switch_case(const clang::Stmt* body, NodeIndex& root) {
    guards_.enter_plain_switch();
    std::string text = statements_.block(body, root);
    guards_.leave_plain_switch();
    return text;
}

std::string Loops::test(const clang::Expr* condition, NodeIndex& root) {
    bench_.log.skeleton().open();
    std::string text = condition == nullptr ? "" : expressions_.truth(condition);
    root = bench_.log.skeleton().close();
    return text;
}

std::string Loops::step(const clang::ForStmt* node, NodeIndex& root) {
    bench_.log.skeleton().open();
    if (node->getInc() != nullptr) {
        note_unused(bench_, node->getInc());
    }
    const std::string text = node->getInc() == nullptr ? "" : expressions_.value(node->getInc());
    root = bench_.log.skeleton().close();
    const std::string latch = tests_.has_collective(node) ? bench_.emitter.latch() : "";
    return text + (text.empty() || latch.empty() ? "" : ", ") + latch;
}

std::string Loops::for_loop(const clang::ForStmt* node) {
    const std::string init = node->getInit() == nullptr ? "" : statements_.statement(node->getInit());
    const std::string variable = counting_variable(node, bench_.emitter.context());
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    NodeIndex step_root = 0;
    bench_.log.open_loop();
    const std::string condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), variable);
    const std::string inside = turn(node->getBody(), body_root);
    const std::string last = step(node, step_root);
    bench_.log.close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    // The initialisation is in front of the loop, because rewriting a declaration may result in several
    // statements.
    return "{ " + init + " for (; " + tests_.turn(node, site, condition, variable) + "; " + last + ") " +
           inside + " }";
}

std::string Loops::while_loop(const clang::WhileStmt* node) {
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    NodeIndex step_root = 0;
    bench_.log.open_loop();
    const std::string condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), "");
    const std::string inside = turn(node->getBody(), body_root);
    test(nullptr, step_root);
    bench_.log.close_loop({NodeKind::loop, site, {test_root, body_root, step_root}, {}});
    return "for (; " + tests_.turn(node, site, condition, "") + "; " +
           (tests_.has_collective(node) ? bench_.emitter.latch() : "") + ") " + inside;
}

std::string Loops::do_loop(const clang::DoStmt* node) {
    NodeIndex test_root = 0;
    NodeIndex body_root = 0;
    bench_.log.open_loop();
    const std::string inside = turn(node->getBody(), body_root);
    const std::string condition = test(node->getCond(), test_root);
    const Site site = tests_.site(node, node->getCond(), "");
    bench_.log.close_loop({NodeKind::do_loop, site, {test_root, body_root}, {}});
    const std::string latch = tests_.has_collective(node) ? bench_.emitter.latch() + ", " : "";
    return "do " + inside + " while (" + latch + tests_.turn(node, site, condition, "") + ");";
}

std::string Loops::switch_choice(const clang::SwitchStmt* node) {
    const std::string condition = expressions_.value(node->getCond());
    const Site site = bench_.log.add(bench_.log.at(SiteKind::choice, node->getCond()));
    const std::string declared = statements_.declared_before(node);
    Node choice{NodeKind::choice, site, {}, {}};
    std::string text;
    for (const clang::Stmt* child : list_of(node->getBody())) {
        text += take_labels(child, static_cast<std::uint32_t>(choice.children.size()), choice, bench_);
        NodeIndex root = 0;
        text += switch_case(child, root) + "\n";
        choice.children.push_back(root);
    }
    bench_.log.skeleton().add(std::move(choice));
    text = "switch (lk_choice(lk_self, " + number(site.value()) + ", (long)(" + condition + "))) {\n" + text +
           "}";
    return declared.empty() ? text : "{\n" + declared + text + "\n}";
}

std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench) {
    std::string text;
    while (const auto* label = llvm::dyn_cast_or_null<clang::SwitchCase>(statement)) {
        if (const auto* named = llvm::dyn_cast<clang::CaseStmt>(label)) {
            text += take_case(named, child, choice, bench);
        } else {
            choice.labels.push_back({0, child, true});
            text += "default: ";
        }
        statement = label->getSubStmt();
    }
    return text;
}

} // namespace lockstep::rewriting
