#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/rewriting.h"
#include "core/instrument/values/private_writes.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Rewrites expressions. The classes that rewrite one kind of expression call this interface for its
/// operands.
///
/// A call returns the rewritten expression and appends the events that it will log to the skeleton. So the
/// calls must be in the evaluation order that core/README.md specifies under "Instrumenting". If C does not
/// specify the order of two operands and both log, the first one is evaluated into a temporary.
///
///     s[lid] = a[i] + b[j];
///     (lk_t2 = (lk_t1 = READ(a[i]), lk_t1 + READ(b[j])),
///      *(__local float *)lk_local(lk_self, 9u, 0u, 4u, &(s[lid])) = lk_t2, lk_t2);
class Expressions {
public:
    Expressions() = default;
    virtual ~Expressions() = default;
    Expressions(const Expressions&) = delete;
    Expressions& operator=(const Expressions&) = delete;

    /// Returns an expression for the value of the node.
    virtual std::string value(const clang::Expr* node) = 0;
    /// Returns the rewritten lvalue, without reading it. `use`: how the result is used.
    virtual std::string place(const clang::Expr* node, Use use) = 0;
    /// Returns the rewritten lvalue if only its address is used.
    std::string place(const clang::Expr* node) { return place(node, {}); }
    /// Rewrites operands so that they are evaluated in this order. No operand depends on the value of another
    /// one.
    virtual Ordered in_order(const std::vector<const clang::Expr*>& operands) = 0;

    std::string truth(const clang::Expr* condition) { return "(" + value(condition) + ") != 0"; }
};

/// Returns the arguments of a call.
[[nodiscard]] inline std::vector<const clang::Expr*> arguments_of(const clang::CallExpr* node) {
    return {node->arg_begin(), node->arg_end()};
}

} // namespace lockstep::rewriting
