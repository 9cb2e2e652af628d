#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/site/array_edit.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep {

/// Changes the layout of an array in the source of a kernel: the declaration, and every index.
///
///     rows of the last dimension      float tile[32][32];         ->  float tile[32][32 + 1];
///         with a swizzle              tile[y][x]                  ->  tile[y][(x) ^ ((y) & 7)]
///     other rows                      float s[N];                 ->  float s[(N) + ((N) - 1) / 32 * 1];
///                                     s[lid + k]                  ->  s[PADDED_S(lid + k)]
///                                     #define PADDED_S(i) ((i) + (i) / 32 * 1)
///
/// If an index has an effect or reads memory, a function takes the place of the macro, because a macro
/// evaluates it twice. Only the code that the preprocessor keeps with these options is changed. Errors:
/// kernel_does_not_compile, kernel_not_found, cannot_instrument for a recursive function,
/// cannot_change_layout with the place of the reason.
Result<ArrayEdit> edit_array(const KernelSource& source, const std::string& options,
                             const InstrumentTarget& target, const ArrayEditWish& wish);

} // namespace lockstep
