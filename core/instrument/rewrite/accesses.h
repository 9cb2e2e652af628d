#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites reads and writes of observed memory so that each access goes through a probe, which logs it.
class Accesses {
public:
    Accesses(Workbench& bench, Expressions& expressions) : bench_(bench), expressions_(expressions) {}

    /// Returns the memory location that an lvalue refers to.
    Target target(const clang::Expr* lvalue);
    Target target(const clang::ExtVectorElementExpr* lvalue);
    /// Returns the memory location that a pointer to this type addresses. `text`: the rewritten pointer
    /// expression.
    Target pointee(const clang::Expr* pointer, clang::QualType type, const std::string& text,
                   const clang::Stmt* node);

    /// Returns an expression that reads an lvalue once.
    std::string load(const clang::Expr* lvalue);
    std::string loaded(const Target& target);
    /// Returns the lvalue, with the access going through its probe.
    std::string accessed(const Target& target, SiteKind kind);
    /// Returns an expression that logs the value read or written, which is stored in `temporary`.
    [[nodiscard]] static std::string value_log(const Target& target, const std::string& temporary);
    /// Returns an expression that stores the address in a temporary, and changes the target to use this
    /// temporary.
    std::string held_address(Target& target);

private:
    [[nodiscard]] std::uint32_t checked_alignment(const Target& target) const;
    std::string probed(const Target& target, SiteKind kind);
    std::string probed_struct(const Target& target, SiteKind kind);

    Workbench& bench_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
