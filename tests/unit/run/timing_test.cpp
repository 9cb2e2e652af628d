#include "core/run/timing.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Timing, takes_quartiles_between_order_statistics) {
    const Timing timing = summarise({40, 10, 30, 20});
    EXPECT_EQ(timing.median_ns, 25U);
    EXPECT_EQ(timing.q1_ns, 18U); // 17.5, rounded
    EXPECT_EQ(timing.q3_ns, 33U); // 32.5, rounded
    EXPECT_EQ(timing.min_ns, 10U);
}

TEST(Timing, of_launches_one_after_the_other_is_the_sum_run_by_run) {
    const Timing sum = one_after_the_other({summarise({10, 20, 30}), summarise({3, 2, 1, 9})});
    EXPECT_EQ(sum.runs_ns, (std::vector<std::uint64_t>{13, 22, 31}));
    EXPECT_EQ(sum.median_ns, 22U);
}

TEST(Timing, calls_none_the_faster_where_the_quartiles_overlap) {
    const Timing a = summarise({10, 11, 12, 13, 14}); // quartiles 11 to 13
    const Timing b = summarise({12, 13, 14, 15, 16}); // 13 to 15
    const Timing c = summarise({14, 14, 14, 14, 14}); // 14 to 14
    EXPECT_TRUE(no_clear_difference(a, b));
    EXPECT_TRUE(no_clear_difference(b, a));
    EXPECT_FALSE(no_clear_difference(a, c));
    EXPECT_TRUE(no_clear_difference(b, c));
}

} // namespace
} // namespace lockstep
