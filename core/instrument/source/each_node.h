#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <functional>

namespace lockstep {

/// The operand that a _Generic or a __builtin_choose_expr selects. The other operands are never evaluated and
/// do not become part of the instrumented text. Null for other expressions.
[[nodiscard]] const clang::Expr* picked(const clang::Stmt* node);

/// Whether none of a node's operands is evaluated. This applies to sizeof, vec_step and __builtin_constant_p,
/// whose values are known. Their operands do not become part of the instrumented text either.
[[nodiscard]] bool evaluates_nothing(const clang::Stmt* node);

/// Calls `visit` for the statement and for all statements and expressions below it (including initial
/// values), in the order of the text, parents first, without operands that are never evaluated. `visit`
/// returns whether to visit what is below. All searches share this walk, because each use of Clang's own
/// visitors instantiates templates with thousands of functions.
void each_below(const clang::Stmt* root, const std::function<bool(const clang::Stmt*)>& visit);

/// Visits only nodes of one kind.
template <class Node, class Visit>
void each(const clang::Stmt* root, Visit visit) {
    each_below(root, [&](const clang::Stmt* node) {
        if (const auto* found = llvm::dyn_cast<Node>(node)) {
            visit(found);
        }
        return true;
    });
}

/// Visits the variables declared in a statement or below it.
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
