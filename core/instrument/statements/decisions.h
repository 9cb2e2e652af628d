#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites operators that may skip an operand: &&, || and ?:. Their vector forms evaluate all operands, so
/// they are not branches.
class Decisions {
public:
    Decisions(Workbench& bench, Expressions& expressions) : log_(bench.log), expressions_(expressions) {}

    std::string logical(const clang::BinaryOperator* node);
    std::string conditional(const clang::ConditionalOperator* node);

private:
    /// Returns the rewritten operand. Sets `root` to the node with the sequence of events that the operand
    /// logs.
    std::string value_block(const clang::Expr* node, NodeIndex& root);

    SiteLog& log_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
