#include "core/schedule/group_handout.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

HardwareModel machine(std::uint32_t multiprocessors, std::uint32_t groups_per_kilocycle = 0) {
    HardwareModel hardware;
    hardware.multiprocessors = multiprocessors;
    hardware.groups_per_kilocycle = groups_per_kilocycle;
    return hardware;
}

/// Returns the multiprocessors that get the next groups, until there is no room left.
std::vector<std::uint32_t> given(GroupHandout& handout, std::uint64_t last) {
    std::vector<std::uint32_t> multiprocessors;
    while (const auto next = handout.next(last)) {
        multiprocessors.push_back(next->multiprocessor);
    }
    return multiprocessors;
}

TEST(GroupHandout, GivesAGroupToEachInTurn) {
    GroupHandout handout(machine(3), 10);
    for (const std::uint32_t m : {0U, 0U, 1U, 1U, 2U, 2U}) {
        handout.add_room(m, 0);
    }
    EXPECT_EQ(given(handout, 0), (std::vector<std::uint32_t>{0, 1, 2, 0, 1, 2}));
    EXPECT_FALSE(handout.next(5)) << "there is no room";
}

TEST(GroupHandout, GivesTheNextGroupsWhereSomeEnded) {
    GroupHandout handout(machine(2), 4);
    handout.add_room(0, 0);
    handout.add_room(1, 0);
    EXPECT_EQ(given(handout, 0), (std::vector<std::uint32_t>{0, 1}));
    handout.add_room(1, 10);
    handout.add_room(0, 10);
    EXPECT_FALSE(handout.next(9)) << "not before there is room";
    EXPECT_EQ(handout.next(10)->multiprocessor, 0U) << "in order, not as they ended";
    const auto last = handout.next(12);
    EXPECT_EQ(last->multiprocessor, 1U);
    EXPECT_EQ(last->group, 3U);
    EXPECT_EQ(last->cycle, 10U);
    EXPECT_FALSE(handout.has_more());
}

TEST(GroupHandout, IsNoFasterThanTheMachine) {
    GroupHandout handout(machine(2, 100), 5);
    for (const std::uint32_t m : {0U, 0U, 1U}) {
        handout.add_room(m, 3);
    }
    std::vector<std::uint64_t> cycles;
    while (const auto next = handout.next(25)) {
        cycles.push_back(next->cycle);
    }
    EXPECT_EQ(cycles, (std::vector<std::uint64_t>{3, 13, 23}));
    EXPECT_EQ(handout.first_after(25), 33U);
}

} // namespace
} // namespace lockstep
