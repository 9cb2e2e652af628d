#pragma once

#include "core/instrument/calls/samplers.h"
#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <set>
#include <string>

namespace lockstep::rewriting {

/// Rewrites declarations in functions.
class Declarations {
public:
    Declarations(Workbench& bench, Samplers& samplers, Expressions& expressions)
        : bench_(bench), samplers_(samplers), expressions_(expressions) {}

    std::string declaration(const clang::DeclStmt* node);
    /// Declares the variables of a block in front of a statement that is or contains the block, with defined
    /// values, because a jump may skip their original declarations. In the block, they are only assigned
    /// their initial values.
    std::string moved_to_front(const clang::Stmt* entered, const clang::Stmt* block);
    /// Rewrites a declaration in guarded control flow: all work-items declare the variable, but only those
    /// that take part initialise it.
    std::string guarded_declaration(const clang::DeclStmt* node);

private:
    std::string type_declaration(const clang::Decl* declared);
    std::string variable(const clang::VarDecl* node);
    std::string without_value(const clang::VarDecl* variable);
    std::string initial_value(const clang::VarDecl* node);
    std::string guarded_initialiser(const clang::VarDecl* variable);

    Workbench& bench_;
    Samplers& samplers_;
    Expressions& expressions_;
    std::set<const clang::VarDecl*> moved_;
};

} // namespace lockstep::rewriting
