#pragma once

#include "core/instrument/rewrite/private_writes.h"
#include "core/instrument/rewrite/rewriting.h"
#include "core/instrument/source/clang_headers.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Rewrites expressions. What rewrites one kind of them comes back here for its operands.
///
/// Rewriting returns the new text and appends to the skeleton what that text will log. So the order of the
/// skeleton is the order of these calls, which is the order of evaluation of core/README.md, Instrumenting; where
/// C leaves the order of two operands open and both log, the first goes through a temporary.
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

    /// What the expression yields.
    virtual std::string value(const clang::Expr* node) = 0;
    /// Where an lvalue lies, not what it holds; for this use.
    virtual std::string place(const clang::Expr* node, Use use) = 0;
    /// The same where only the address is meant.
    std::string place(const clang::Expr* node) { return place(node, {}); }
    /// Operands of which none waits for another, one after the other.
    virtual Ordered in_order(const std::vector<const clang::Expr*>& operands) = 0;

    std::string truth(const clang::Expr* condition) { return "(" + value(condition) + ") != 0"; }
};

/// The arguments of a call.
[[nodiscard]] inline std::vector<const clang::Expr*> arguments_of(const clang::CallExpr* node) {
    return {node->arg_begin(), node->arg_end()};
}

} // namespace lockstep::rewriting
