#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites lvalues without reading them. Private memory is bounds-checked here; observed memory is checked
/// by the probe around the whole access.
class Places {
public:
    Places(Workbench& bench, Expressions& expressions) : bench_(bench), expressions_(expressions) {}

    /// Returns the rewritten lvalue; nothing if the node is not an lvalue but contains values, such as the
    /// literal (float4)(a, b, c, d).
    std::optional<std::string> place(const clang::Expr* node, Use use);
    /// Returns the name of a variable in the rewritten program.
    [[nodiscard]] std::string variable_use(const clang::DeclRefExpr* node) const;

private:
    std::string subscript(const clang::ArraySubscriptExpr* node, Use use);
    std::string numbered_component(const clang::ArraySubscriptExpr* node);
    std::string private_element(const clang::ArraySubscriptExpr* node, const clang::Expr* array, Use use);
    std::string member(const clang::MemberExpr* node, Use use);
    std::string component(const clang::Expr* node, const clang::Expr* base, bool arrow,
                          const std::string& name, Use use);
    std::string dereferenced(const clang::Expr* node, const clang::Expr* pointer, const std::string& text,
                             Use use);

    Workbench& bench_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
