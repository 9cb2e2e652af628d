#pragma once

#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites the memory accesses of vloadN, vstoreN and similar functions. These access consecutive elements
/// at an address that is aligned only to one element.
class VectorPlaces {
public:
    VectorPlaces(Workbench& bench, Accesses& accesses) : bench_(bench), accesses_(accesses) {}

    /// Returns an expression for the address of vector number `offset`. `stride`: the distance between the
    /// starts of two vectors, in elements.
    [[nodiscard]] static std::string address(const std::string& pointer, const std::string& offset,
                                             std::uint32_t stride);
    /// Returns the target for an access to `count` elements of observed memory at this address. Each element
    /// is a separate request.
    Target target(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                  std::uint32_t count);
    /// Returns a pointer to elements in private memory, which at run time is replaced by a scratch location
    /// if the elements are out of bounds. Marks the elements as written, even if the function only reads
    /// them.
    std::string checked_private(const clang::Expr* pointer, std::uint32_t count, const std::string& address);

private:
    Workbench& bench_;
    Accesses& accesses_;
};

} // namespace lockstep::rewriting
