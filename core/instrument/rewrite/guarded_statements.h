#pragma once

#include "core/instrument/rewrite/declarations.h"
#include "core/instrument/rewrite/guarded_blocks.h"
#include "core/instrument/rewrite/guarded_loops.h"
#include "core/instrument/rewrite/guards.h"
#include "core/instrument/rewrite/statements.h"
#include "core/instrument/rewrite/workbench.h"

// Control flow made uniform. Where only a part of a group may reach a barrier, the whole group walks the
// control flow around it; lk_at says where each work-item stands: 0, it takes part; 1, it has returned; else
// the join at which it waits.
//
//     if (lid < n)             if (lk_at == 0u) { if (!lk_branch(lk_self, 3u, lid < n)) { lk_at = 2u; } }
//         barrier(...);        if (lk_at == 0u) { lk_event(lk_self, 4u, ...); }  lk_arrive(lk_self, lk_at == 0u);
//     s[lid] = 1;              if (lk_at == 2u) { lk_at = 0u; }
//                              if (lk_at == 0u) { s[lid] = 1; }
//
// Statements without such a barrier stay as they are, behind one guard; what leaves them for a guarded loop,
// switch or function says where it waits and jumps behind them. A loop goes on while any work-item is in it
// (lk_any). An expression is cut where it holds a collective (see cuts.h).

namespace lockstep::rewriting {

/// Hands each statement of guarded control flow to the part that rewrites its kind.
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

    /// A function's body; `root`: of its skeleton.
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
