#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/guarded_blocks.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/loop_tests.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites loops and switches in guarded control flow: the group executes another iteration if any of its
/// work-items needs one.
class GuardedLoops {
public:
    GuardedLoops(Workbench& bench, Guards& guards, Expressions& expressions, GuardedBlocks& blocks)
        : bench_(bench), tests_(bench), guards_(guards), expressions_(expressions), blocks_(blocks) {}

    std::string for_loop(const clang::ForStmt* node);
    std::string while_loop(const clang::WhileStmt* node);
    std::string do_loop(const clang::DoStmt* node);
    std::string switch_choice(const clang::SwitchStmt* node);

private:
    Cut test(const clang::Expr* condition, NodeIndex& root);
    std::string turn(const clang::Stmt* loop, const Cut& test, Site site, const std::string& variable);
    std::string body(const clang::Stmt* node, NodeIndex& root);
    std::string step(const clang::Expr* node, NodeIndex& root);
    std::string end();
    std::string switch_child(const clang::Stmt* child, Node& choice);

    Workbench& bench_;
    LoopTests tests_;
    Guards& guards_;
    Expressions& expressions_;
    GuardedBlocks& blocks_;
};

} // namespace lockstep::rewriting
