#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites reads and writes of observed memory, so that each one goes through the probe that logs it.
class Accesses {
public:
    Accesses(Workbench& bench, Expressions& expressions) : bench_(bench), expressions_(expressions) {}

    /// Returns the memory that an lvalue accesses.
    Target target(const clang::Expr* lvalue);
    Target target(const clang::ExtVectorElementExpr* lvalue);
    /// Returns the memory that a pointer to this type addresses. `text`: the new text of the pointer.
    Target pointee(const clang::Expr* pointer, clang::QualType type, const std::string& text,
                   const clang::Stmt* node);

    /// Returns the text that reads an lvalue once.
    std::string load(const clang::Expr* lvalue);
    std::string loaded(const Target& target);
    /// Returns the text of the lvalue, accessed through its probe.
    std::string accessed(const Target& target, SiteKind kind);
    /// Returns the text that logs the value read or written, which is in `temporary`.
    [[nodiscard]] static std::string value_log(const Target& target, const std::string& temporary);
    /// Returns the text that stores the address in a temporary. Afterwards, the target uses this temporary.
    std::string held_address(Target& target);

private:
    [[nodiscard]] std::uint32_t checked_alignment(const Target& target) const;
    std::string probed(const Target& target, SiteKind kind);
    std::string probed_struct(const Target& target, SiteKind kind);

    Workbench& bench_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
