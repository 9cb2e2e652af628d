#pragma once

#include "core/instrument/source/clang_headers.h"

#include <set>

namespace lockstep {

/// Which accesses of a function have clamp, min or max in their address, itself or by way of variables that
/// are set once:
///
///     int column = clamp(x + dx, 0, width - 1);
///     sum += in[row * width + column];
class ClampedAddresses {
public:
    ClampedAddresses() = default;
    explicit ClampedAddresses(const clang::FunctionDecl* function);

    /// `access`: the lvalue that is read, or the call that reads.
    [[nodiscard]] bool contains(const clang::Stmt* access) const;

private:
    std::set<const clang::VarDecl*>
        changing_; ///< variables that are set again: what they begin with says little
};

} // namespace lockstep
