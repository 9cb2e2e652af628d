#pragma once

#include "core/trace/trace.h"
#include "tests/support/random_kernels/interpreter.h"

#include <string>

namespace lockstep::random_kernel {

/// Returns an expected event as text: "write out0+16 [0..4) = 00000007 (line 12: out0[gid] = 7u;)".
[[nodiscard]] std::string expected_text(const Kernel& kernel, const std::string& source,
                                        const ExpectedEvent& event);
/// Returns a logged event as text in the same format, with the text of its site.
[[nodiscard]] std::string logged_text(const Trace& trace, const std::string& source, Event event);
/// Returns the components of a value in hexadecimal.
[[nodiscard]] std::string value_text(ValueType type, const std::vector<std::byte>& bytes);

} // namespace lockstep::random_kernel
