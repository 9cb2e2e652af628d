#pragma once

#include <cstddef>
#include <functional>
#include <span>

namespace lockstep {

/// Runs work(0) .. work(count - 1) concurrently, each in its own thread and work(0) in the calling thread,
/// and returns when all have finished:
///
///     calling thread  start 1 .. start n  | work(0) .......... | join, throw
///     thread 1                    waiting | work(1) ...... |
///     thread n                    waiting | work(n) .............. |
///
/// If calls throw, the exception of the lowest number is rethrown here after all calls have finished. If the
/// system has too few threads, the calling thread runs the other calls in order.
void in_threads(std::size_t count, const std::function<void(std::size_t number)>& work);

/// Copies bytes, using several threads if that is faster, because a single core cannot use the full memory
/// bandwidth. `to` must have room for all bytes and must not overlap `from`.
void copy_in_parallel(std::span<const std::byte> from, std::byte* to);

} // namespace lockstep
