#pragma once

#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/declarations.h"
#include "core/instrument/statements/guarded_blocks.h"
#include "core/instrument/statements/guarded_loops.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/statements.h"

// Makes control flow uniform. If only a part of a group may reach a barrier, the whole group executes the
// control flow around it. The variable lk_at is the state of each work-item: 0 means that it takes part, 1
// that it has returned, and any other value is the number of the join at which it waits.
//
//     if (lid < n)             if (lk_at == 0u) { if (!lk_branch(lk_self, 3u, lid < n)) { lk_at = 2u; } }
//         barrier(...);        if (lk_at == 0u) { lk_event(lk_self, 4u, ...); }  lk_arrive(lk_self, lk_at == 0u);
//     s[lid] = 1;              if (lk_at == 2u) { lk_at = 0u; }
//                              if (lk_at == 0u) { s[lid] = 1; }
//
// Statements without such a barrier are not changed, but are placed under a guard. To exit a guarded loop,
// switch or function from there, a work-item sets lk_at to the join at which it will wait, and jumps to the
// end of the guard. A loop continues while any work-item is in it (lk_any). An expression is split at the
// collectives that it contains (see cuts.h).

namespace lockstep::rewriting {

/// Dispatches each statement in guarded control flow to the object that rewrites its kind.
class GuardedStatements : public GuardedBlocks {
public:
    GuardedStatements(Workbench& bench, Guards& guards, Declarations& declarations, Expressions& expressions,
                      Statements& plain)
        : bench_(bench),
          guards_(guards),
          declarations_(declarations),
          expressions_(expressions),
          plain_(plain),
          loops_(bench, guards, expressions, *this) {}

    /// Returns the text of a function's body. `root` is set to the root of its skeleton.
    std::string body(const clang::FunctionDecl* function, NodeIndex& root);

    std::string list(const std::vector<const clang::Stmt*>& statements) override;
    std::string block(const clang::Stmt* node, NodeIndex& root) override;
    std::string expression(const clang::Expr* node) override;

private:
    std::string statement(const clang::Stmt* node);
    std::string other(const clang::Stmt* node);
    std::string branch(const clang::IfStmt* node);
    std::string return_value(const clang::ReturnStmt* node);

    Workbench& bench_;
    Guards& guards_;
    Declarations& declarations_;
    Expressions& expressions_;
    Statements& plain_;
    GuardedLoops loops_;
};

} // namespace lockstep::rewriting
