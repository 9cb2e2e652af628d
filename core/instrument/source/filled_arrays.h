#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>

namespace lockstep {

/// Finds the arrays of a function whose elements need not be tracked: arrays without an initial value and
/// with at most `most` elements, all of which are always written after the declaration and before any other
/// use of the array.
///
///     float p[4][2];                         int q[2];
///     for (int i = 0; i < 4; ++i)            q[0] = a;
///         for (int j = 0; j < 2; ++j)        q[1] = b;
///             p[i][j] = 0;
///
/// Loops must count from 0 to a constant in steps of one, without `break` and `continue`; indices must be
/// constants or loop variables.
[[nodiscard]] std::set<const clang::VarDecl*>
filled_arrays(const clang::ASTContext& context, const clang::FunctionDecl* function, std::uint64_t most);

} // namespace lockstep
