#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <functional>

namespace lockstep {

/// Returns the operand that a _Generic or __builtin_choose_expr selects; null for other expressions. The
/// other operands are never evaluated, so they are not part of the instrumented program.
[[nodiscard]] const clang::Expr* picked(const clang::Stmt* node);

/// Whether a node never evaluates its operands. This is the case for sizeof, vec_step and
/// __builtin_constant_p, whose values are known. Their operands are not part of the instrumented program.
[[nodiscard]] bool evaluates_nothing(const clang::Stmt* node);

/// Calls `visit` for the statement and for all statements and expressions inside it (including initial
/// values), in source order, parents before children. Operands that are never evaluated are skipped. `visit`
/// returns whether to visit the children of its argument. All searches use this function, because each use of
/// Clang's own visitors instantiates thousands of template functions.
void each_below(const clang::Stmt* root, const std::function<bool(const clang::Stmt*)>& visit);

/// Calls `visit` for the nodes of one kind in or below a statement.
template <class Node, class Visit>
void each(const clang::Stmt* root, Visit visit) {
    each_below(root, [&](const clang::Stmt* node) {
        if (const auto* found = llvm::dyn_cast<Node>(node)) {
            visit(found);
        }
        return true;
    });
}

/// Calls `visit` for the variables that are declared in a statement or below it.
template <class Visit>
void each_variable(const clang::Stmt* root, Visit visit) {
    each<clang::DeclStmt>(root, [&](const clang::DeclStmt* node) {
        for (const clang::Decl* declared : node->decls()) {
            if (const auto* variable = llvm::dyn_cast<clang::VarDecl>(declared)) {
                visit(variable);
            }
        }
    });
}

} // namespace lockstep
