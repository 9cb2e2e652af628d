#pragma once

#include <functional>

namespace lockstep {

/// Runs `work` as the whole body of main() of the named program and returns its exit code. If it throws,
/// prints a message to stderr and returns the exit code for that kind of exception. Ends the process by
/// SIGPIPE if the reader of its output has exited.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work) noexcept;

} // namespace lockstep
