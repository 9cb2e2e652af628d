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

/// Returns an expected event as text: "write out0+16 [0..4) = 00000007 (line 12: out0[gid] = 7u;)".
[[nodiscard]] std::string expected_text(const Kernel& kernel, const std::string& source,
                                        const ExpectedEvent& event);
/// Returns a logged event as text in the same format, with the text of its site.
[[nodiscard]] std::string logged_text(const Trace& trace, const std::string& source, Event event);
/// Returns the components of a value in hexadecimal.
[[nodiscard]] std::string value_text(ValueType type, const std::vector<std::byte>& bytes);

} // namespace lockstep::random_kernel
