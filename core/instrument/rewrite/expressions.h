#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/rewriting.h"
#include "core/instrument/values/private_writes.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Rewrites expressions. The parts that rewrite one kind of expression call back here for its operands.
///
/// Rewriting returns the new text and appends to the skeleton what that text will log. The order of the
/// skeleton is therefore the order of these calls, which is the evaluation order in core/README.md,
/// Instrumenting. If C does not specify the order of two operands and both log, the first one goes through a
/// temporary.
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

    /// Text of the expression's value.
    virtual std::string value(const clang::Expr* node) = 0;
    /// Text of an lvalue's place, not of its value; `use` is what happens to it.
    virtual std::string place(const clang::Expr* node, Use use) = 0;
    /// For uses of the address only.
    std::string place(const clang::Expr* node) { return place(node, {}); }
    /// Operands that are evaluated one after the other, with no dependencies between them.
    virtual Ordered in_order(const std::vector<const clang::Expr*>& operands) = 0;

    std::string truth(const clang::Expr* condition) { return "(" + value(condition) + ") != 0"; }
};

/// The arguments of a call.
[[nodiscard]] inline std::vector<const clang::Expr*> arguments_of(const clang::CallExpr* node) {
    return {node->arg_begin(), node->arg_end()};
}

} // namespace lockstep::rewriting
