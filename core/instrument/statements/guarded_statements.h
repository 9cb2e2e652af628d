#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/declarations.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/loop_tests.h"
#include "core/instrument/statements/statements.h"
#include "core/site/skeleton.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Rewrites the statements inside guarded control flow, see guarded_statements.h.
class GuardedBlocks {
public:
    GuardedBlocks() = default;
    virtual ~GuardedBlocks() = default;
    GuardedBlocks(const GuardedBlocks&) = delete;
    GuardedBlocks& operator=(const GuardedBlocks&) = delete;

    /// A sequence of statements; adjacent ones without a divergent collective share a guard.
    virtual std::string list(const std::vector<const clang::Stmt*>& statements) = 0;
    /// A branch or a loop body. Its events form a separate sequence.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// An expression as a statement.
    virtual std::string expression(const clang::Expr* node) = 0;
};

// Building blocks for the text of guarded control flow; guarded_statements.h shows an example.

/// The lk_at value of a work-item that has returned.
inline constexpr unsigned returned = 1;

/// Statements for the work-items that take part.
inline std::string guard(const std::string& text) {
    const bool nothing = text.empty() || text == "((void)0);"; // all that remains of a barrier
    return nothing ? "" : "if (lk_at == 0u) {\n" + text + "\n}\n";
}

/// Work-items that wait at this join take part again.
inline std::string join(unsigned number) {
    return "if (lk_at == " + std::to_string(number) + "u) { lk_at = 0u; }\n";
}

inline std::string wait_at(unsigned number) {
    return "lk_at = " + std::to_string(number) + "u;";
}

/// The statements of a block, or the single statement.
inline std::vector<const clang::Stmt*> list_of(const clang::Stmt* node) {
    if (const auto* compound = llvm::dyn_cast_or_null<clang::CompoundStmt>(node)) {
        return {compound->body_begin(), compound->body_end()};
    }
    return node == nullptr ? std::vector<const clang::Stmt*>() : std::vector{node};
}

/// Loops and switches of guarded control flow: the group continues a loop while any of its work-items is in
/// it.
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

// Makes control flow uniform. If only a part of a group may reach a barrier, the whole group executes the
// control flow around it. lk_at gives the state of each work-item: 0 means it takes part; 1 means it has
// returned; any other value is the join at which it waits.
//
//     if (lid < n)             if (lk_at == 0u) { if (!lk_branch(lk_self, 3u, lid < n)) { lk_at = 2u; } }
//         barrier(...);        if (lk_at == 0u) { lk_event(lk_self, 4u, ...); }  lk_arrive(lk_self, lk_at == 0u);
//     s[lid] = 1;              if (lk_at == 2u) { lk_at = 0u; }
//                              if (lk_at == 0u) { s[lid] = 1; }
//
// Statements without such a barrier do not change, but are put under a guard. To leave them for a guarded
// loop, switch or function, a work-item sets the join at which it waits and jumps to the end of the guard. A
// loop continues while any work-item is in it (lk_any). An expression is split at the collectives that it
// contains (see cuts.h).

/// Passes each statement of guarded control flow to the part that rewrites its kind.
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

    /// Text of a function's body; `root` is set to the root of its skeleton.
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
