#pragma once

#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites the memory that vloadN, vstoreN and similar functions access: consecutive elements, whose address
/// is aligned only to one element.
class VectorPlaces {
public:
    VectorPlaces(Workbench& bench, Accesses& accesses) : bench_(bench), accesses_(accesses) {}

    /// Returns the text of the location of vector number `offset`. The distance between the starts of two
    /// vectors is `stride` elements.
    [[nodiscard]] static std::string address(const std::string& pointer, const std::string& offset,
                                             std::uint32_t stride);
    /// Returns an access to `count` elements of observed memory at this address, with one request per
    /// element.
    Target target(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                  std::uint32_t count);
    /// Returns the text of a pointer to elements in private memory, or to a scratch location if they would be
    /// out of bounds. The elements are marked as written, even if the function only reads them.
    std::string checked_private(const clang::Expr* pointer, std::uint32_t count, const std::string& address);

private:
    Workbench& bench_;
    Accesses& accesses_;
};

} // namespace lockstep::rewriting
