#include "core/base/crew.h"

#include "core/base/threads.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t over = ~std::uint64_t{0};
constexpr int looks = 4000; ///< number of polls before a thread sleeps or yields: about 50 microseconds

void pause() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#else
    std::this_thread::yield();
#endif
}

template <class Done>
void wait_until(const Done& done) {
    for (int look = 0; !done(); ++look) {
        look < looks ? pause() : std::this_thread::yield();
    }
}

} // namespace

Crew::Crew(std::size_t threads)
    : threads_(std::max<std::size_t>(1, threads)), shares_(std::make_unique<Share[]>(threads_)) {}

void Crew::work(const std::function<void()>& lead) {
    in_threads(threads_, [&](std::size_t number) {
        if (number != 0) {
            follow(number);
            return;
        }
        std::exception_ptr failure;
        try {
            lead();
        } catch (...) {
            failure = std::current_exception();
        }
        turn_ = over; // makes the other threads return
        turn_.notify_all();
        if (failure) {
            std::rethrow_exception(failure);
        }
    });
}

void Crew::each(std::span<const std::uint32_t> items, const Work& work) {
    items_ = items;
    work_ = &work;
    undone_ = items.size();
    for (std::size_t s = 0; s < threads_; ++s) {
        shares_[s].next = s;
    }
    if (threads_ > 1 && items.size() > 1) {
        ++turn_;
        turn_.notify_all();
        take_turn(0);
        wait_until([this] { return undone_ == 0; });
        ++turn_; // from now on, arriving threads cannot join this round
        wait_until([this] { return inside_ == 0; });
    } else {
        std::ranges::for_each(items, [this](std::uint32_t item) { do_item(item); });
    }
    if (failure_) {
        std::rethrow_exception(std::exchange(failure_, nullptr));
    }
}

void Crew::follow(std::size_t number) {
    std::uint64_t seen = 0;
    for (;;) {
        for (int look = 0; look < looks && turn_ == seen; ++look) {
            pause();
        }
        turn_.wait(seen);
        seen = turn_;
        if (seen == over) {
            return;
        }
        ++inside_;
        if (turn_ == seen && seen % 2 != 0) {
            take_turn(number);
        }
        --inside_;
    }
}

void Crew::take_turn(std::size_t number) {
    for (std::size_t s = 0; s < threads_; ++s) {
        std::atomic<std::size_t>& next = shares_[(number + s) % threads_].next;
        for (std::size_t i = next.fetch_add(threads_); i < items_.size(); i = next.fetch_add(threads_)) {
            do_item(items_[i]);
        }
    }
}

void Crew::do_item(std::uint32_t item) {
    try {
        (*work_)(item);
    } catch (...) {
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
    }
    --undone_;
}

} // namespace lockstep
