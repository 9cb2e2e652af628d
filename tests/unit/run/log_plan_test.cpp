#include "core/run/log_plan.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Parts = std::vector<GroupRange>;

TEST(LogPlan, ALogThatFitsIsOnePart) {
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{30, 40, 30}, {100, 20, 50, 100}), (Parts{{0, 3}}));
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{0}, {100, 20, 50, 100}), (Parts{{0, 1}}));
}

TEST(LogPlan, ALargerOneBeginsWithAShortPartThatStays) {
    const std::vector<std::uint64_t> groups(12, 10);
    EXPECT_EQ(split_log(groups, {100, 20, 50, 100}), (Parts{{0, 2}, {2, 7}, {7, 12}}));
}

TEST(LogPlan, AGroupThatIsLargerThanAPartHasOneOfItsOwn) {
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{10, 70, 10, 60}, {100, 20, 50, 100}),
              (Parts{{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{70, 40, 10}, {100, 20, 50, 100}), (Parts{{0, 1}, {1, 3}}));
}

TEST(LogPlan, TwiceALogFitsIntoTheBudget) {
    const LogLimits limits = limits_of(1000, 10000, 10000);
    EXPECT_EQ(limits.all_bytes, 500U);
    EXPECT_EQ(limits.group_bytes, 375U) << "beside which its warp steps fit";
    EXPECT_LE(limits.first_bytes + limits.part_bytes, 1000U);
    EXPECT_EQ(limits_of(1000, 300, 10000).all_bytes, 300U) << "the device takes no more";
    EXPECT_EQ(limits_of(1000, 300, 10000).part_bytes, 300U);
}

TEST(LogPlan, PartsAreNoLargerThanTheyNeedBe) {
    const LogLimits limits = limits_of(1000, 10000, 40);
    EXPECT_EQ(limits.all_bytes, 500U);
    EXPECT_EQ(limits.part_bytes, 40U);
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{450, 20, 20, 400}, limits),
              (Parts{{0, 1}, {1, 3}, {3, 4}}))
        << "groups that are larger have parts of their own";
}

TEST(LogPlan, ALogThatFitsNowhereIsToldByItsLargestGroupAndTheWholeBudget) {
    const std::vector<std::uint64_t> groups{10, 600, 20};
    const Error error = log_too_large(groups, limits_of(800, 10000, 40), {1000, 800});
    EXPECT_EQ(error.arguments, (std::vector<std::string>{"630", "1000", "1", "3", "600", "1800"}));
    const Error of_device = log_too_large(groups, limits_of(8000, 100, 40), {8000, 8000});
    EXPECT_EQ(of_device.arguments[5], "") << "more memory would not help";
}

TEST(LogPlan, PartsThatTakeTheWholeKernelEachAreJoined) {
    const Parts parts{{0, 2}, {2, 3}, {3, 5}, {5, 9}, {9, 10}};
    const auto ten_a_group = [](GroupRange groups) { return 10 * (groups.end - groups.first); };
    std::size_t next = 1;
    EXPECT_EQ(joined_parts(parts, next, 30, ten_a_group), (GroupRange{2, 5}));
    EXPECT_EQ(next, 3U);
    EXPECT_EQ(joined_parts(parts, next, 30, ten_a_group), (GroupRange{5, 9})) << "larger alone";
    EXPECT_EQ(joined_parts(parts, next, 30, ten_a_group), (GroupRange{9, 10}));
    EXPECT_EQ(next, parts.size());
}

} // namespace
} // namespace lockstep
