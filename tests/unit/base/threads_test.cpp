#include "core/base/threads.h"

#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace lockstep {
namespace {

TEST(InThreads, EveryNumberIsDoneOnceAndAtTheSameTime) {
    constexpr std::size_t count = 4;
    std::atomic<std::size_t> present = 0;
    std::vector<std::thread::id> ids(count);
    in_threads(count, [&](std::size_t number) {
        ids[number] = std::this_thread::get_id();
        ++present;
        while (present < count) { // terminates only if all threads run at the same time
            std::this_thread::yield();
        }
    });
    EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), count);
    EXPECT_EQ(ids[0], std::this_thread::get_id());
}

TEST(InThreads, NoneAndOneNeedNoThread) {
    in_threads(0, [](std::size_t) { FAIL(); });
    std::size_t done = 0;
    in_threads(1, [&](std::size_t) { ++done; });
    EXPECT_EQ(done, 1U);
}

TEST(InThreads, AnExceptionReachesTheCallerWhenAllHaveEnded) {
    std::atomic<int> ended = 0;
    const auto work = [&](std::size_t number) {
        ++ended;
        if (number >= 1) {
            throw std::runtime_error(std::to_string(number));
        }
    };
    try {
        in_threads(3, work);
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "1") << "of several the lowest";
    }
    EXPECT_EQ(ended, 3);
}

} // namespace
} // namespace lockstep
