#pragma once

#include "core/trace/trace.h"
#include "tests/support/random_kernels/interpreter.h"

#include <optional>
#include <string>

namespace lockstep::random_kernel {

/// The first difference between what a launch left behind and what the interpreter says it must leave, in
/// words with both sides; none where there is none. Compared are
///   - the buffers after the instrumented run, after the plain run, and the interpreter's, but for padding;
///   - every work-item's events: kind, line, address as an offset into its object, bytes touched, decision,
///     loop variable, fence flags, and the value moved (but for atomics that depend on the order).
[[nodiscard]] std::optional<std::string> first_difference(const Kernel& kernel, const std::string& text,
                                                          const Interpretation& expected, const Trace& trace);

} // namespace lockstep::random_kernel
