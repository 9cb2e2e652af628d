#include "core/schedule/residents.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// The multiprocessors that get the next groups, until there is no room.
std::vector<std::uint32_t> admitted(Residents& residents, std::uint64_t now) {
    std::vector<std::uint32_t> multiprocessors;
    while (const auto record = residents.admit(now)) {
        multiprocessors.push_back(residents.at(*record).multiprocessor);
    }
    return multiprocessors;
}

TEST(Residents, GetAGroupEachInTurn) {
    Residents residents(3, 2, 1, 10);
    EXPECT_EQ(admitted(residents, 0), (std::vector<std::uint32_t>{0, 1, 2, 0, 1, 2}));
    EXPECT_FALSE(residents.admit(5)) << "there is no room";
}

TEST(Residents, GetTheNextGroupWhereOneEnded) {
    Residents residents(2, 1, 1, 4);
    const std::uint32_t first = *residents.admit(0);
    const std::uint32_t second = *residents.admit(0);
    residents.leave(second, 10);
    residents.make_room(second);
    residents.leave(first, 10);
    residents.make_room(first);
    EXPECT_EQ(admitted(residents, 10), (std::vector<std::uint32_t>{0, 1})) << "in order, not as they ended";
    EXPECT_FALSE(residents.admit(10)) << "no group is left";
}

TEST(Residents, KnowWhenEachGroupLivedWhere) {
    Residents residents(2, 1, 4, 3);
    const std::uint32_t first = *residents.admit(0);
    const std::uint32_t second = *residents.admit(0);
    residents.leave(second, 30);
    residents.make_room(second);
    const std::uint32_t third = *residents.admit(30);
    EXPECT_EQ(residents.at(third).group, 2U);
    EXPECT_EQ(residents.at(third).live, 4U);
    residents.leave(first, 50);
    residents.make_room(first);
    residents.leave(third, 70);
    residents.make_room(third);
    const ResidentSums sums = residents.sums();
    EXPECT_EQ(sums.group_cycles, 50U + 30 + 40);
    EXPECT_EQ(sums.resident_cycles, 50U + 70);
    EXPECT_EQ(sums.multiprocessors, 2U);
    EXPECT_EQ(residents.take_spans(), (std::vector<GroupSpan>{{0, 50, 0}, {0, 30, 1}, {30, 70, 1}}));
}

/// The barrier's own cycle, in which a warp comes to it, counts; the second group comes in the cycle in which
/// the first goes on, and no cycle counts twice.
TEST(Residents, CountCyclesWithAWarpAtABarrierOnce) {
    Residents residents(1, 2, 2, 2);
    const std::uint32_t first = *residents.admit(0);
    const std::uint32_t second = *residents.admit(0);
    EXPECT_FALSE(residents.arrive_at_barrier(first, 10));
    EXPECT_TRUE(residents.arrive_at_barrier(first, 20));
    residents.leave_barrier(first, 20);
    EXPECT_EQ(residents.sums().most_at_barrier, 20U - 9);
    EXPECT_FALSE(residents.arrive_at_barrier(second, 20));
    EXPECT_TRUE(residents.arrive_at_barrier(second, 25));
    residents.leave_barrier(second, 25);
    EXPECT_EQ(residents.sums().most_at_barrier, 25U - 9);
}

} // namespace
} // namespace lockstep
