#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/skeleton.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Interface for rewriting the statements inside guarded control flow (see guarded_statements.h).
class GuardedBlocks {
public:
    GuardedBlocks() = default;
    virtual ~GuardedBlocks() = default;
    GuardedBlocks(const GuardedBlocks&) = delete;
    GuardedBlocks& operator=(const GuardedBlocks&) = delete;

    /// Rewrites a sequence of statements. Adjacent statements without a divergent collective share one guard.
    virtual std::string list(const std::vector<const clang::Stmt*>& statements) = 0;
    /// Rewrites a branch or a loop body. Its events form a separate sequence.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// Rewrites an expression that is used as a statement.
    virtual std::string expression(const clang::Expr* node) = 0;
};

} // namespace lockstep::rewriting
