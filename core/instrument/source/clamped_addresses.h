#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>

namespace lockstep {

/// Finds the accesses of a function that have clamp, min or max in their address, directly or through
/// variables that are set only once:
///
///     int column = clamp(x + dx, 0, width - 1);
///     sum += in[row * width + column];
class ClampedAddresses {
public:
    ClampedAddresses() = default;
    explicit ClampedAddresses(const clang::FunctionDecl* function);

    /// `access` is the lvalue that is read, or the call that reads.
    [[nodiscard]] bool contains(const clang::Stmt* access) const;

private:
    std::set<const clang::VarDecl*>
        changing_; ///< assigned again later, so their initial value does not count
};

} // namespace lockstep
