#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/site_log.h"
#include "core/instrument/source/provenance.h"
#include "core/instrument/source/unwritten.h"

#include <map>
#include <string>

namespace lockstep::rewriting {

/// How the place that an lvalue names is used.
struct Use {
    bool is_read = false;
    bool is_written = false;
    bool is_part = false; ///< only a component of the place's content is used
};

/// Records writes of private variables that have no initial value, and checks their reads.
///
///     int x;  x = 1;  o[g] = x;     bool lk_w_x_0;  (x = (1), lk_w_x_0 = true, x);
///                                   ... = (LK_KNOWN(lk_self, 7u, lk_w_x_0), x)
///     float4 v;  v.y = 1;           uint lk_w_v_0;  (v.y = (1), lk_w_v_0 |= 2u, v.y)
///     float p[4];  p[i] = 1;        (*(float *)lk_element_put(lk_self, 0u, 2u, p, &(p[lk_index(...)]))) = (1)
class PrivateWrites {
public:
    PrivateWrites(const Unwritten& unwritten, Emitter& emitter, SiteLog& log, Provenance& provenance)
        : unwritten_(unwritten), emitter_(emitter), log_(log), provenance_(provenance) {}

    /// The initial value of a variable that the kernel does not initialise: with an undefined value, each
    /// pass could take a different path. Empty if nothing can read the value.
    [[nodiscard]] std::string fixed(const clang::VarDecl* variable) const;
    /// Text after the declaration of a variable, which marks it as unwritten, also in each iteration of a
    /// loop.
    std::string declared(const clang::VarDecl* variable);

    /// Text that checks the use of a whole variable or a part of it, to be followed by a comma; empty if the
    /// variable is known to be written.
    std::string look(const clang::Expr* lvalue);
    /// Text that records the assignment of a whole variable or a part of it; empty if no record is needed.
    std::string note(const clang::Expr* lvalue);
    /// Text of an array element; `place` is the text of its place.
    std::string element(const clang::ArraySubscriptExpr* node, const std::string& place, Use use);
    /// Name of the probe that checks a pointer to private memory for this use.
    [[nodiscard]] std::string probe(Use use) const;

private:
    std::string flag_of(const clang::VarDecl* variable);

    const Unwritten& unwritten_;
    Emitter& emitter_;
    SiteLog& log_;
    Provenance& provenance_;
    std::map<const clang::VarDecl*, std::string> flags_;
};

/// Text of a place in private memory; at run time, a spare place is used if the address is misaligned.
[[nodiscard]] std::string at_multiple(std::uint32_t alignment, Site site, const std::string& place);

} // namespace lockstep::rewriting
