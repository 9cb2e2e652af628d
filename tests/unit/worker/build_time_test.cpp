// Tests the time limit of a run for reading and building its kernels.
#include "app/worker/build_time.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(BuildTime, is_over_when_the_sum_of_all_uses_passes_the_limit) {
    BuildTime time(10);
    time.take({.processor = seconds(4)});
    time.take({.processor = seconds(5)});
    EXPECT_FALSE(time.is_over());
    EXPECT_FALSE(time.is_over({.processor = seconds(1)}));
    EXPECT_TRUE(time.is_over({.processor = milliseconds(1001)}));
    time.take({.processor = milliseconds(1001)});
    EXPECT_TRUE(time.is_over());
}

TEST(BuildTime, allows_four_times_as_much_waiting) {
    BuildTime time(10);
    time.take({.wall = seconds(40)});
    EXPECT_FALSE(time.is_over());
    EXPECT_TRUE(time.is_over({.wall = milliseconds(1)}));
}

TEST(BuildTime, leaves_what_was_not_used_yet) {
    BuildTime time(10);
    EXPECT_EQ(time.left(), 10U);
    time.take({.processor = milliseconds(2500)});
    EXPECT_EQ(time.left(), 8U) << "rounded up";
    time.take({.processor = seconds(100)});
    EXPECT_EQ(time.left(), 0U);
    EXPECT_EQ(time.limit(), 10U);
}

TEST(BuildTime, is_whole_again_for_another_run) {
    BuildTime time(10);
    time.take({.processor = seconds(11), .wall = seconds(50)});
    time.begin(20);
    EXPECT_FALSE(time.is_over());
    EXPECT_EQ(time.left(), 20U);
}

} // namespace
} // namespace lockstep
