#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Reads and writes of observed memory, each through the probe that logs it.
class Accesses {
public:
    Accesses(Workbench& bench, Expressions& expressions);

    /// What an lvalue in observed memory addresses.
    Target target(const clang::Expr* lvalue);
    Target target(const clang::ExtVectorElementExpr* lvalue);
    /// What a pointer to this type addresses; `text` is the pointer's text.
    Target pointee(const clang::Expr* pointer, clang::QualType type, const std::string& text,
                   const clang::Stmt* node);

    /// Text of an lvalue's value, which is read once.
    std::string load(const clang::Expr* lvalue);
    std::string loaded(const Target& target);
    /// Text of the lvalue, accessed through its probe.
    std::string accessed(const Target& target, SiteKind kind);
    /// Text that logs the moved value, which is in `temporary`.
    [[nodiscard]] static std::string value_log(const Target& target, const std::string& temporary);
    /// Text that stores the address in a variable; afterwards, the target uses that variable.
    std::string held_address(Target& target);

private:
    [[nodiscard]] std::uint32_t checked_alignment(const Target& target) const;
    std::string probed(const Target& target, SiteKind kind);
    std::string probed_struct(const Target& target, SiteKind kind);

    Emitter& emitter_;
    SiteLog& log_;
    Provenance& provenance_;
    PrivateWrites& writes_;
    Refusals& refusals_;
    Needs& needs_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
