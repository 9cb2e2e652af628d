#include "core/facts/timing.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Timing, takes_quartiles_between_order_statistics) {
    const Timing timing = summarise({40, 10, 30, 20});
    EXPECT_EQ(timing.median_ns, 25U);
    EXPECT_EQ(timing.q1_ns, 18U); // the lower quartile is 17.5, rounded to 18
    EXPECT_EQ(timing.q3_ns, 33U); // the upper quartile is 32.5, rounded to 33
    EXPECT_EQ(timing.min_ns, 10U);
}

TEST(Timing, of_launches_one_after_the_other_is_the_sum_run_by_run) {
    const Timing sum = one_after_the_other({summarise({10, 20, 30}), summarise({3, 2, 1, 9})});
    EXPECT_EQ(sum.runs_ns, (std::vector<std::uint64_t>{13, 22, 31}));
    EXPECT_EQ(sum.median_ns, 22U);
}

TEST(Timing, calls_none_the_faster_where_the_quartiles_overlap) {
    const Timing a = summarise({10, 11, 12, 13, 14}); // quartiles 11 to 13
    const Timing b = summarise({12, 13, 14, 15, 16}); // quartiles 13 to 15
    const Timing c = summarise({14, 14, 14, 14, 14}); // quartiles 14 to 14
    EXPECT_TRUE(no_clear_difference(a, b));
    EXPECT_TRUE(no_clear_difference(b, a));
    EXPECT_FALSE(no_clear_difference(a, c));
    EXPECT_TRUE(no_clear_difference(b, c));
}

Timing with_launch(std::vector<std::uint64_t> runs_ns, std::uint64_t empty_ns) {
    Timing timing = summarise(std::move(runs_ns));
    timing.empty_launch_ns = empty_ns;
    return timing;
}

TEST(Timing, says_nothing_of_kernels_where_the_launch_is_most_of_both_times) {
    const Timing small = with_launch({100, 100, 100}, 60);
    const Timing other = with_launch({110, 110, 110}, 60);
    const Timing large = with_launch({500, 500, 500}, 60);
    EXPECT_EQ(difference_of(small, other), TimeDifference::launch_alone);
    EXPECT_EQ(difference_of(small, large), TimeDifference::clear);
    EXPECT_EQ(difference_of(small, small), TimeDifference::unclear);
    EXPECT_TRUE(no_clear_difference(small, other));
}

/// On an H200, 524,288 groups of 32 work-items take 320 µs, even if the kernel does nothing.
TEST(Timing, calls_a_launch_slower_if_its_many_groups_take_the_time) {
    const Timing small_groups = with_launch({328'000, 328'000, 328'000}, 320'000);
    const Timing large_groups = with_launch({110'000, 110'000, 110'000}, 84'000);
    EXPECT_EQ(difference_of(small_groups, large_groups), TimeDifference::clear);
    EXPECT_EQ(difference_of(large_groups, small_groups), TimeDifference::clear);
    EXPECT_EQ(difference_of(with_launch({150, 150, 150}, 90), with_launch({100, 100, 100}, 60)),
              TimeDifference::launch_alone)
        << "overheads that are similar";
}

TEST(Timing, says_nothing_of_kernels_that_are_less_than_half_a_launch_apart) {
    const Timing one = with_launch({700, 700, 700}, 300);
    EXPECT_EQ(difference_of(one, with_launch({849, 849, 849}, 340)), TimeDifference::launch_alone);
    EXPECT_EQ(difference_of(with_launch({849, 849, 849}, 340), one), TimeDifference::launch_alone);
    EXPECT_EQ(difference_of(one, with_launch({850, 850, 850}, 340)), TimeDifference::clear);
}

TEST(Timing, calls_none_the_faster_where_two_copies_of_one_kernel_are_as_far_apart) {
    const Timing a = summarise({1000, 1000, 1000});
    EXPECT_EQ(difference_of(a, summarise({1029, 1029, 1029})), TimeDifference::small);
    EXPECT_EQ(difference_of(summarise({1029, 1029, 1029}), a), TimeDifference::small);
    EXPECT_EQ(difference_of(a, summarise({1030, 1030, 1030})), TimeDifference::clear);
}

TEST(Timing, of_several_launches_has_the_launching_of_all) {
    const Timing sum = one_after_the_other({with_launch({10, 10}, 3), with_launch({20, 20}, 4)});
    EXPECT_EQ(sum.empty_launch_ns, 7U);
    EXPECT_FALSE(is_mostly_launch(sum));
    EXPECT_FALSE(is_mostly_launch(summarise({10}))) << "where it was not measured nothing is said of it";
}

} // namespace
} // namespace lockstep
