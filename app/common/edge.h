#pragma once

#include <functional>

namespace lockstep {

/// The outermost edge of a program of this name: the exit code that `work` returns; of an exception that
/// leaves it, a sentence on stderr and the exit code of its kind.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work) noexcept;

} // namespace lockstep
