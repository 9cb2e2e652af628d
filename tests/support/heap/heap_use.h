#pragma once

#include <cstddef>
#include <functional>

namespace lockstep::test {

/// Bytes that `work` has at most from operator new at a time, beyond those that were taken before. Counts all threads. A
/// program that calls this has its own operator new and delete.
[[nodiscard]] std::size_t peak_of_heap(const std::function<void()>& work);

} // namespace lockstep::test
