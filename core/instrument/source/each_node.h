#pragma once

#include "core/instrument/source/clang_headers.h"

#include <functional>

namespace lockstep {

/// The operand that stands for a _Generic or a __builtin_choose_expr: the others are never evaluated, and belong to no
/// instrumented text. Null of other expressions.
[[nodiscard]] const clang::Expr* picked(const clang::Stmt* node);

/// Whether none of a node's operands is evaluated: those of sizeof, vec_step and __builtin_constant_p, whose values are
/// known. They too belong to no instrumented text.
[[nodiscard]] bool evaluates_nothing(const clang::Stmt* node);

/// Shows `visit` the statement and all statements and expressions below it (initial values too) in the order of
/// the text, each before what is below it, without operands that are never evaluated. `visit` says whether to go on
/// below. One walk for all who look for
/// something: Clang's own visitors are templates of thousands of functions, made for each user anew.
void each_below(const clang::Stmt* root, const std::function<bool(const clang::Stmt*)>& visit);

/// Of these only nodes of one kind.
template <class Node, class Visit>
void each(const clang::Stmt* root, Visit visit) {
    each_below(root, [&](const clang::Stmt* node) {
        if (const auto* found = llvm::dyn_cast<Node>(node)) {
            visit(found);
        }
        return true;
    });
}

/// The variables declared in a statement and below it.
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
