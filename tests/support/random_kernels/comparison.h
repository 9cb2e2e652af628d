#pragma once

#include "core/trace/trace.h"
#include "tests/support/random_kernels/interpreter.h"

#include <optional>
#include <string>

namespace lockstep::random_kernel {

/// Describes the first difference between the results of a launch and those of the interpreter; none if they
/// match. Compares
///   - the buffers after the instrumented run, after the plain run, and the interpreter's, except padding;
///   - every work-item's events: kind, line, address as an offset into its object, bytes touched, decision,
///     loop variable, fence flags, and the value moved (except the values of atomics that depend on the
///     order).
[[nodiscard]] std::optional<std::string> first_difference(const Kernel& kernel, const std::string& text,
                                                          const Interpretation& expected, const Trace& trace);

} // namespace lockstep::random_kernel
