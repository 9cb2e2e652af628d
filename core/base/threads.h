#pragma once

#include <cstddef>
#include <functional>

namespace lockstep {

/// Runs work(0) .. work(count - 1) at once, each in a thread of its own and work(0) in the calling one, and
/// returns when all have ended:
///
///     calling thread  start 1 .. start n  | work(0) .......... | join, throw
///     thread 1                    waiting | work(1) ...... |
///     thread n                    waiting | work(n) .............. |
///
/// An exception that leaves one is thrown again here, after all have ended; of several, that of the lowest
/// number. What the system has no thread for is done by the calling thread, one after the other.
void in_threads(std::size_t count, const std::function<void(std::size_t number)>& work);

} // namespace lockstep
