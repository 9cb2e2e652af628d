#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>

namespace lockstep {

/// Threads that share many short rounds of work. Starting threads for each round would cost more than the
/// round itself. These threads stay alive and poll for the next round for a while before they sleep.
///
///     leader   each(work 0..5)  0 3 |          | each(...)  0 ...
///     thread 1           waits  1 4 | waits        waits    1 ...
///     thread 2           waits  2 5 | waits        waits    2 ...
///
/// Each thread starts with its own share of the items, whose data is probably still in its cache, and then
/// takes items from the shares of other threads.
class Crew {
public:
    explicit Crew(std::size_t threads);

    using Work = std::function<void(std::uint32_t item)>;

    /// Calls lead() in the calling thread while up to `threads` - 1 helper threads wait for each(). Uses
    /// fewer threads if the system cannot start them all. Rethrows the exceptions of lead().
    void work(const std::function<void()>& lead);

    /// Calls work(item) for all items, in all threads of the crew, and returns when all calls have finished.
    /// Call this from lead(); outside it, all items run in the calling thread. If a call throws, the
    /// exception is rethrown here after all other items are done.
    void each(std::span<const std::uint32_t> items, const Work& work);

private:
    struct alignas(64) Share {
        /// Index of the next item of this share. The share of a thread consists of the items number, number +
        /// threads, number + 2 * threads, ..., where `number` is the number of the thread.
        std::atomic<std::size_t> next = 0;
    };
    void follow(std::size_t number);
    void take_turn(std::size_t number);
    void do_item(std::uint32_t item);

    const std::size_t threads_;
    std::unique_ptr<Share[]> shares_;
    std::span<const std::uint32_t> items_;
    const Work* work_ = nullptr;
    std::mutex mutex_;
    std::exception_ptr failure_;
    std::atomic<std::uint64_t> turn_ = 0; ///< current round: odd while threads can join it; `over` at the end
    /// Number of threads that are looking for items in the current round.
    std::atomic<std::size_t> inside_ = 0;
    std::atomic<std::size_t> undone_ = 0; ///< number of items that are not done yet
};

} // namespace lockstep
