#pragma once

#include <cstddef>
#include <functional>

namespace lockstep::test {

/// Bytes that `work` has at most on the heap at a time, beyond those that were there before. Counts all threads. A program
/// that calls this has its own operator new and delete; under a sanitizer its allocator tells of each block.
[[nodiscard]] std::size_t peak_of_heap(const std::function<void()>& work);

} // namespace lockstep::test
