#pragma once

#include <functional>

namespace lockstep {

/// The outermost edge of a program with this name. Returns the exit code that `work` returns; if an exception leaves it,
/// prints a sentence to stderr and returns the exit code of its kind. Ends by SIGPIPE if nobody reads the output any more.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work) noexcept;

} // namespace lockstep
