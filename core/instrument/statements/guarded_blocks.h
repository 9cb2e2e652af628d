#pragma once

#include "core/instrument/parse/clang_headers.h"
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

} // namespace lockstep::rewriting
