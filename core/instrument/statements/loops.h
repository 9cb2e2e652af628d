#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/loop_tests.h"
#include "core/instrument/statements/statements.h"
#include "core/site/skeleton.h"

#include <cstdint>
#include <string>

namespace lockstep::rewriting {

/// Rewrites loops and switches without changing their control flow.
class Loops {
public:
    Loops(Workbench& bench, Guards& guards, Expressions& expressions, Statements& statements)
        : bench_(bench), tests_(bench), guards_(guards), expressions_(expressions), statements_(statements) {}

    std::string for_loop(const clang::ForStmt* node);
    std::string while_loop(const clang::WhileStmt* node);
    std::string do_loop(const clang::DoStmt* node);
    std::string switch_choice(const clang::SwitchStmt* node);

private:
    std::string test(const clang::Expr* condition, NodeIndex& root);
    std::string step(const clang::ForStmt* node, NodeIndex& root);
    std::string turn(const clang::Stmt* body, NodeIndex& root);
    std::string switch_case(const clang::Stmt* body, NodeIndex& root);

    Workbench& bench_;
    LoopTests tests_;
    Guards& guards_;
    Expressions& expressions_;
    Statements& statements_;
};

/// Returns the text of the labels in front of a statement in a switch, and adds them to the node `choice` as
/// labels of its child number `child`. `statement` is set to the statement after the labels.
std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench);

} // namespace lockstep::rewriting
