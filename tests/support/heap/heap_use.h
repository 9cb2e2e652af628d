#pragma once

#include <cstddef>
#include <functional>

namespace lockstep::test {

/// Returns the peak heap use of `work` in bytes, beyond what was allocated before. Counts all threads. A
/// program that calls this function gets its own operator new and delete; under a sanitizer, the sanitizer's
/// allocator reports each block instead.
[[nodiscard]] std::size_t peak_of_heap(const std::function<void()>& work);

} // namespace lockstep::test
