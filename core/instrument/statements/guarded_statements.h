#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/declarations.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/loop_tests.h"
#include "core/instrument/statements/statements.h"
#include "core/site/skeleton.h"

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Interface for rewriting the statements inside guarded control flow (see the comment on guarded control
/// flow below).
class GuardedBlocks {
public:
    GuardedBlocks() = default;
    virtual ~GuardedBlocks() = default;
    GuardedBlocks(const GuardedBlocks&) = delete;
    GuardedBlocks& operator=(const GuardedBlocks&) = delete;

    /// Rewrites a sequence of statements. Adjacent statements share one guard, unless they contain a barrier
    /// or exchange that only a part of the group may reach.
    virtual std::string list(const std::vector<const clang::Stmt*>& statements) = 0;
    /// Rewrites a branch or a loop body. Sets `root` to the node with the sequence of its events.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// Rewrites an expression that is used as a statement.
    virtual std::string expression(const clang::Expr* node) = 0;
};

// The following functions and constants are parts of guarded control flow; see the example below.

/// The lk_at value of a work-item that has returned.
inline constexpr unsigned returned = 1;

/// Returns the statements inside a guard: only the work-items that take part execute them.
inline std::string guard(const std::string& text) {
    const bool nothing = text.empty() || text == "((void)0);"; // a barrier is rewritten to this expression
    return nothing ? "" : "if (lk_at == 0u) {\n" + text + "\n}\n";
}

/// Returns code after which the work-items that wait at this join take part again.
inline std::string join(unsigned number) {
    return "if (lk_at == " + std::to_string(number) + "u) { lk_at = 0u; }\n";
}

inline std::string wait_at(unsigned number) {
    return "lk_at = " + std::to_string(number) + "u;";
}

/// Returns the statements of a block, or the single statement if it is not a block.
inline std::vector<const clang::Stmt*> list_of(const clang::Stmt* node) {
    if (const auto* compound = llvm::dyn_cast_or_null<clang::CompoundStmt>(node)) {
        return {compound->body_begin(), compound->body_end()};
    }
    return node == nullptr ? std::vector<const clang::Stmt*>() : std::vector{node};
}

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

    /// Returns the rewritten body of a function. Sets `root` to the root of its skeleton.
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

/// Largest number of statements in a basic block. A driver's build time grows faster than quadratically with
/// the length of a basic block, so blocks are split by a branch whose condition the driver cannot know
/// (LK_SEAM).
inline constexpr std::size_t statements_in_a_row = 16;

[[nodiscard]] inline const char* seam(std::size_t statements) {
    return statements % statements_in_a_row == 0 ? "LK_SEAM\n" : "";
}

} // namespace lockstep::rewriting
