#pragma once

#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/site/array_edit.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep {

/// Adds the group size to the source of a kernel, so that the compiler knows it:
///
///     __kernel void k(...)   ->   __kernel __attribute__((reqd_work_group_size(16, 16, 1))) void k(...)
///
/// Returns the whole program. Errors: kernel_does_not_compile, kernel_not_found, cannot_require_group with the
/// place of the reason.
Result<std::string> require_group(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target, const GroupWish& wish);

} // namespace lockstep
