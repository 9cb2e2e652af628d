#include "core/run/group_clock.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Spans = std::vector<GroupSpan>;

NdRange range_of(std::uint64_t items, std::uint64_t group) {
    return {1, {items, 1, 1}, {group, 1, 1}};
}

TEST(GroupClock, AGroupRunsFromTheFirstReadingToTheLast) {
    EXPECT_EQ(spans_of({120, 180, 5, 110, 170, 5, /**/ 130, 140, 6, 125, 160, 6}, 2),
              (Spans{{0, 70, 5}, {15, 50, 6}}));
}

TEST(GroupClock, an_unwritten_slot_is_ignored) {
    EXPECT_EQ(spans_of({0, 0, 0, 110, 170, 5}, 2), (Spans{{0, 60, 5}}));
}

TEST(GroupClock, EveryThirtySecondWorkItemAndTheLastOneTakeAReading) {
    EXPECT_EQ(clock_readings(range_of(1, 1)), 2U);
    EXPECT_EQ(clock_readings(range_of(96, 32)), 3U * 2U);
    EXPECT_EQ(clock_readings(range_of(66, 33)), 2U * 3U);
    EXPECT_EQ(clock_readings(range_of(2048, 1024)), 2U * 33U);
}

} // namespace
} // namespace lockstep
