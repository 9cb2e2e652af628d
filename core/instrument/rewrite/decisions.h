#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Operators that evaluate an operand or leave it: &&, || and ?:. Those of vectors evaluate all and are no
/// branches.
class Decisions {
public:
    Decisions(Workbench& bench, Expressions& expressions) : log_(bench.log), expressions_(expressions) {}

    std::string logical(const clang::BinaryOperator* node);
    std::string conditional(const clang::ConditionalOperator* node);

private:
    /// The node's text, and the sequence of what it logs.
    std::string value_block(const clang::Expr* node, NodeIndex& root);

    SiteLog& log_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
