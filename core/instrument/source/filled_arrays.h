#pragma once

#include "core/instrument/source/clang_headers.h"

#include <set>

namespace lockstep {

/// The arrays of a function without initial value, of at most `most` elements, all of which are surely written
/// behind the declaration before anything else is done with the array. Their elements need not be watched.
///
///     float p[4][2];                         int q[2];
///     for (int i = 0; i < 4; ++i)            q[0] = a;
///         for (int j = 0; j < 2; ++j)        q[1] = b;
///             p[i][j] = 0;
///
/// Loops count from 0 to a constant in steps of one, without `break` and `continue`; indices are constants or their
/// variables.
[[nodiscard]] std::set<const clang::VarDecl*>
filled_arrays(const clang::ASTContext& context, const clang::FunctionDecl* function, std::uint64_t most);

} // namespace lockstep
