#include "core/base/threads.h"

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

} // namespace lockstep
