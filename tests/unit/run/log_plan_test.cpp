#include "core/run/log/log_plan.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Parts = std::vector<GroupRange>;
using Bytes = std::vector<std::uint64_t>;

constexpr LogLimits few{.all_bytes = 100,
                        .first_bytes = 20,
                        .part_bytes = 50,
                        .whole_bytes = 100,
                        .group_bytes = 100,
                        .peak_bytes = 225};

TEST(LogPlan, ALogThatFitsIsOnePart) {
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{30, 40, 30}, few), (Parts{{0, 3}}));
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{0}, few), (Parts{{0, 1}}));
}

TEST(LogPlan, ALargerOneBeginsWithAShortPartThatStays) {
    const std::vector<std::uint64_t> groups(12, 10);
    EXPECT_EQ(split_log(groups, few), (Parts{{0, 2}, {2, 7}, {7, 12}}));
}

TEST(LogPlan, AGroupThatIsLargerThanAPartHasOneOfItsOwn) {
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{10, 70, 10, 60}, few),
              (Parts{{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
    EXPECT_EQ(split_log(std::vector<std::uint64_t>{70, 40, 10}, few), (Parts{{0, 1}, {1, 3}}));
}

TEST(LogPlan, TwiceALogFitsIntoTheBudget) {
    const LogLimits limits = limits_of(1000, 10000, 10000);
    EXPECT_EQ(limits.all_bytes, 500U);
    EXPECT_EQ(limits.group_bytes, 500U);
    EXPECT_EQ(limits.peak_bytes, 1155U)
        << "beside which the programs fit into a quarter more than the budget";
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

TEST(LogPlan, APeakIsOfTheFirstPartAnotherOneAndTheAnalysisOfItsLargestGroup) {
    const Bytes log{30, 100, 20, 90};
    const Bytes analysis{60, 200, 40, 500};
    EXPECT_EQ(peak_bytes({log, analysis}, Parts{{0, 4}}), 240U + 500);
    EXPECT_EQ(peak_bytes({log, analysis}, Parts{{0, 1}, {1, 2}, {2, 4}}), 30U + 110 + 500);
    EXPECT_EQ(peak_bytes({log, analysis}, Parts{{0, 2}, {2, 3}}), 130U + 200);
}

TEST(LogPlan, TheAnalysisOfALogMustFitBesideIt) {
    const LogLimits limits = limits_of(1000, 10000, 40);
    const auto fits = [&](const Bytes& log, const Bytes& analysis) {
        return are_within(limits, {log, analysis}, split_log(log, limits));
    };
    EXPECT_TRUE(fits({300, 300}, {500, 500})) << "1,100 bytes";
    EXPECT_FALSE(fits({300, 300}, {500, 600})) << "1,200 bytes";
    EXPECT_TRUE(fits({350}, {750}));
    EXPECT_FALSE(fits({350}, {810}));
    EXPECT_FALSE(fits({501}, {1})) << "it is there twice while it passes to another process";
}

TEST(LogPlan, ALogThatFitsNowhereIsToldByItsLargestGroupAndTheWholeBudget) {
    const Bytes log{10, 600, 20};
    const Bytes analysis{20, 1200, 40};
    const auto error = [&](const LogLimits& limits, LogBudget budget) {
        return log_too_large({log, analysis}, split_log(log, limits), limits, budget);
    };
    const Bytes small(3, 1);
    EXPECT_EQ(error(limits_of(800, 10000, 40), {1000, 800}).arguments,
              (std::vector<std::string>{"630", "1000", "1", "3", "600", "1768"}))
        << "1,810 bytes are within 37/32 of 1,568, beside 200 of earlier launches";
    EXPECT_EQ(error(limits_of(8000, 100, 40), {8000, 8000}).arguments[5], "") << "more memory would not help";
    EXPECT_EQ(log_too_large({log, small}, split_log(log, limits_of(800, 10000, 40)),
                            limits_of(800, 10000, 40), {800, 800})
                  .arguments[5],
              "1200")
        << "twice the largest group";
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
