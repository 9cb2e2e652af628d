#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>

namespace lockstep {

/// Finds the accesses of a function whose address is limited by clamp, min or max, either in the address
/// expression or in a variable that is assigned only once:
///
///     int column = clamp(x + dx, 0, width - 1);
///     sum += in[row * width + column];
class ClampedAddresses {
public:
    ClampedAddresses() = default;
    explicit ClampedAddresses(const clang::FunctionDecl* function);

    /// Whether the address of an access is clamped. `access`: the lvalue that is read, or the call that
    /// reads.
    [[nodiscard]] bool contains(const clang::Stmt* access) const;

private:
    /// Variables that are assigned after their declaration; their initial value is ignored.
    std::set<const clang::VarDecl*> changing_;
};

} // namespace lockstep
