#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/site_log.h"
#include "core/instrument/source/provenance.h"
#include "core/instrument/source/unwritten.h"

#include <map>
#include <string>

namespace lockstep::rewriting {

/// Describes how the memory location that an lvalue refers to is used.
struct Use {
    bool is_read = false;
    bool is_written = false;
    bool is_part = false; ///< whether only a component of the value at this location is used
};

/// Records writes of private variables that have no initial value, and checks their reads.
///
///     int x;  x = 1;  o[g] = x;     bool lk_w_x_0;  (x = (1), lk_w_x_0 = true, x);
///                                   ... = (LK_KNOWN(lk_self, 7u, lk_w_x_0), x)
///     float4 v;  v.y = 1;           uint lk_w_v_0;  (v.y = (1), lk_w_v_0 |= 2u, v.y)
///     union u x;  x.c[1] = 1;       uint lk_w_x_0;  (lk_t = (1), lk_w_x_0 |= 2u, x.c[1] = lk_t)
///     float p[4];  p[i] = 1;        (*(float *)lk_element_put(lk_self, 0u, 2u, p, &(p[lk_index(...)]))) = (1)
class PrivateWrites {
public:
    PrivateWrites(const Unwritten& unwritten, Emitter& emitter, SiteLog& log, Provenance& provenance)
        : unwritten_(unwritten), emitter_(emitter), log_(log), provenance_(provenance) {}

    /// Returns a fixed initial value for a variable that the kernel does not initialise. With an undefined
    /// value, each pass (execution of the kernel) could take a different path. Empty if nothing can read the
    /// value.
    [[nodiscard]] std::string fixed(const clang::VarDecl* variable) const;
    /// Returns code that marks a variable as unwritten; it is placed after the declaration. In a loop, it
    /// executes in each iteration.
    std::string declared(const clang::VarDecl* variable);

    /// Returns code that checks whether a variable, or a part of it, was written before this use. The caller
    /// must append a comma. Empty if the variable is known to be written.
    std::string look(const clang::Expr* lvalue);
    /// Returns code that records the assignment of a variable or a part of it; empty if writes of the
    /// variable are not tracked.
    std::string note(const clang::Expr* lvalue);
    /// Whether an lvalue is a part of a union whose writes are tracked.
    [[nodiscard]] bool is_in_union(const clang::Expr* lvalue) const;
    /// Returns the rewritten array element, which checks or records the access. `place`: the element as an
    /// lvalue.
    std::string element(const clang::ArraySubscriptExpr* node, const std::string& place, Use use);
    /// Returns the name of the probe that checks a pointer to private memory for this use.
    [[nodiscard]] std::string probe(Use use) const;

private:
    std::string flag_of(const clang::VarDecl* variable);
    [[nodiscard]] std::string bits_of(const VariablePart& part) const;

    const Unwritten& unwritten_;
    Emitter& emitter_;
    SiteLog& log_;
    Provenance& provenance_;
    std::map<const clang::VarDecl*, std::string> flags_;
};

/// Returns a location in private memory. At run time, it is replaced by a scratch location if its address is
/// misaligned.
[[nodiscard]] std::string at_multiple(std::uint32_t alignment, Site site, const std::string& place);

} // namespace lockstep::rewriting
