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

/// Threads that do many short turns of work together. Starting threads for a turn would cost more than the turn; here
/// they stay, and look for the next turn for a while before they sleep.
///
///     leader   each(work 0..5)  0 3 |          | each(...)  0 ...
///     thread 1           waits  1 4 | waits        waits    1 ...
///     thread 2           waits  2 5 | waits        waits    2 ...
///
/// Each begins with its own share, so that it finds again what it had in its cache, and then helps the others.
class Crew {
public:
    explicit Crew(std::size_t threads);

    using Work = std::function<void(std::uint32_t item)>;

    /// Calls lead() here, with as many more threads at hand as there are to be had. What it throws is thrown again.
    void work(const std::function<void()>& lead);

    /// Does work(item) for all items and returns when all are done. To be called by lead(), or without any thread at
    /// hand. An exception that leaves one is thrown again here, when all others are done.
    void each(std::span<const std::uint32_t> items, const Work& work);

private:
    struct alignas(64) Share {
        std::atomic<std::size_t> next = 0; ///< of its items: number, number + threads, ...
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
    std::atomic<std::uint64_t> turn_ = 0; ///< odd while it can be joined; `over` at the end
    std::atomic<std::size_t> inside_ = 0; ///< threads that look at the turn
    std::atomic<std::size_t> undone_ = 0; ///< items
};

} // namespace lockstep
