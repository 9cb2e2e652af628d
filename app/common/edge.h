#pragma once

#include <functional>

namespace lockstep {

/// Runs `work` at the outermost level of a program with this name. Returns its exit code; if it throws,
/// prints a message to stderr and returns the exit code for that kind of exception. Ends by SIGPIPE if
/// nothing reads the output any more.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work) noexcept;

} // namespace lockstep
