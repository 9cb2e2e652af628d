#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Operators that may skip an operand: &&, || and ?:. The vector forms evaluate all operands and are not
/// branches.
class Decisions {
public:
    Decisions(Workbench& bench, Expressions& expressions) : log_(bench.log), expressions_(expressions) {}

    std::string logical(const clang::BinaryOperator* node);
    std::string conditional(const clang::ConditionalOperator* node);

private:
    /// Returns the node's text; `root` is set to the sequence of what it logs.
    std::string value_block(const clang::Expr* node, NodeIndex& root);

    SiteLog& log_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
