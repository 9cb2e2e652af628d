// Tests that the resources that a task uses are measured, and that exceeding a limit is reported.
#include "app/worker/process/use_watch.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <gtest/gtest.h>
#include <new>
#include <sys/mman.h>
#include <thread>

namespace lockstep {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds patience{20000}; ///< time limit for waiting, far longer than needed

/// Receives the first report of an exceeded limit.
class Heard {
public:
    void hear(UseWatch::Over what) { what_ = static_cast<int>(what); }
    [[nodiscard]] bool is(UseWatch::Over what) const { return what_ == static_cast<int>(what); }
    [[nodiscard]] bool is_nothing() const { return what_ == -1; }
    /// Waits for a report; false if there is none.
    [[nodiscard]] bool comes() const {
        const auto begin = steady_clock::now();
        while (is_nothing() && steady_clock::now() - begin < patience) {
            std::this_thread::sleep_for(milliseconds(1));
        }
        return !is_nothing();
    }

private:
    std::atomic<int> what_{-1};
};

/// Memory that is in use. It comes from the system and goes back at once, which the heap of a sanitizer does not do.
class Touched {
public:
    explicit Touched(std::size_t bytes)
        : bytes_(bytes),
          start_(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
        if (start_ == MAP_FAILED) {
            throw std::bad_alloc();
        }
        std::memset(start_, 'x', bytes_);
    }
    ~Touched() { ::munmap(start_, bytes_); }
    Touched(const Touched&) = delete;
    Touched& operator=(const Touched&) = delete;

private:
    std::size_t bytes_;
    void* start_;
};

/// Keeps a processor busy until a report arrives, for at most `most`.
void work(const Heard& heard, milliseconds most) {
    std::atomic<std::uint64_t> sum{0};
    const auto begin = steady_clock::now();
    while (heard.is_nothing() && steady_clock::now() - begin < most) {
        ++sum;
    }
}

constexpr std::uint64_t any_bytes = std::uint64_t{1} << 40;

TEST(UseWatch, tells_of_memory_beyond_the_limit) {
    Heard heard;
    BuildTime time(1000);
    UseWatch watch(time, [&](UseWatch::Over what) { heard.hear(what); });
    watch.begin(32 << 20);
    const Touched touched(128 << 20);
    ASSERT_TRUE(heard.comes());
    EXPECT_TRUE(heard.is(UseWatch::Over::memory));
}

TEST(UseWatch, tells_of_time_beyond_the_limit) {
    Heard heard;
    BuildTime time(1);
    UseWatch watch(time, [&](UseWatch::Over what) { heard.hear(what); });
    watch.begin(any_bytes);
    work(heard, patience);
    EXPECT_TRUE(heard.is(UseWatch::Over::time));
}

TEST(UseWatch, counts_the_time_of_all_work_since_the_run_began) {
    Heard heard;
    BuildTime time(60);
    time.take({.processor = std::chrono::milliseconds(59800)}); // CPU time of another process
    UseWatch watch(time, [&](UseWatch::Over what) { heard.hear(what); });
    watch.begin(any_bytes);
    work(heard, milliseconds(100));
    watch.begin(any_bytes); // the watch now measures another kernel
    EXPECT_TRUE(heard.is_nothing());
    work(heard, milliseconds(3000));
    EXPECT_TRUE(heard.is(UseWatch::Over::time));
}

TEST(UseWatch, says_nothing_of_what_is_taken_while_it_pauses) {
    Heard heard;
    BuildTime time(1);
    UseWatch watch(time, [&](UseWatch::Over what) { heard.hear(what); });
    watch.begin(32 << 20);
    watch.pause();
    {
        const Touched touched(128 << 20);
        work(heard, milliseconds(1200));
    }
    watch.resume();
    work(heard, milliseconds(50));
    EXPECT_TRUE(heard.is_nothing());
}

TEST(UseWatch, takes_limits_beyond_all_bounds) {
    Heard heard;
    BuildTime time(~std::uint64_t{0});
    UseWatch watch(time, [&](UseWatch::Over what) { heard.hear(what); });
    watch.begin(~std::uint64_t{0});
    work(heard, milliseconds(50));
    EXPECT_TRUE(heard.is_nothing());
}

} // namespace
} // namespace lockstep
