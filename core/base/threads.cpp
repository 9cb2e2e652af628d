#include "core/base/threads.h"

#include <algorithm>
#include <exception>
#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace lockstep {

void in_threads(std::size_t count, const std::function<void(std::size_t number)>& work) {
    std::vector<std::exception_ptr> failures(count);
    const auto do_one = [&](std::size_t number) {
        try {
            work(number);
        } catch (...) {
            failures[number] = std::current_exception();
        }
    };
    std::latch begin(1);
    std::vector<std::jthread> threads;
    threads.reserve(count);
    std::size_t started = 1;
    try {
        for (; started < count; ++started) {
            threads.emplace_back([&, number = started] {
                begin.wait();
                do_one(number);
            });
        }
    } catch (const std::system_error&) { // the system has no more threads, or no memory for their stacks
    } catch (const std::bad_alloc&) {
    }
    begin.count_down();
    if (count > 0) {
        do_one(0);
    }
    for (; started < count; ++started) {
        do_one(started);
    }
    threads.clear(); // joins the threads
    for (const std::exception_ptr& failure : failures) {
        if (failure) {
            std::rethrow_exception(failure);
        }
    }
}

void copy_in_parallel(std::span<const std::byte> from, std::byte* to) {
    constexpr std::size_t most_threads = 8;
    // Copying this much takes 0.1 ms, about as long as starting a thread.
    constexpr std::size_t bytes_of_thread = std::size_t{1} << 20;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads =
        std::clamp<std::size_t>(from.size() / bytes_of_thread, 1, std::min(cores, most_threads));
    const std::size_t share = (from.size() + threads - 1) / threads;
    in_threads(threads, [&](std::size_t thread) {
        const std::size_t first = std::min(from.size(), thread * share);
        const auto part = from.subspan(first, std::min(share, from.size() - first));
        std::copy(part.begin(), part.end(), to + first);
    });
}

} // namespace lockstep
