#pragma once

#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Memory that vloadN, vstoreN and similar functions access: consecutive elements, aligned only to one
/// element.
class VectorPlaces {
public:
    VectorPlaces(Workbench& bench, Accesses& accesses)
        : log_(bench.log),
          emitter_(bench.emitter),
          provenance_(bench.provenance),
          writes_(bench.writes),
          needs_(bench.needs),
          accesses_(accesses) {}

    /// Text of the place of vector number `offset`; vectors start `stride` elements apart.
    [[nodiscard]] static std::string address(const std::string& pointer, const std::string& offset,
                                             std::uint32_t stride);
    /// The access to `count` elements there, in observed memory: one request per element.
    Target target(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                  std::uint32_t count);
    /// A pointer to elements in private memory, or to a spare place if they would not be inside their object.
    /// The elements count as written, even if the function only reads them.
    std::string checked_private(const clang::Expr* pointer, std::uint32_t count, const std::string& address);

private:
    SiteLog& log_;
    Emitter& emitter_;
    Provenance& provenance_;
    const PrivateWrites& writes_;
    const Needs& needs_;
    Accesses& accesses_;
};

} // namespace lockstep::rewriting
