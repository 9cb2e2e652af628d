#include "core/schedule/warps/schedulers.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

HardwareModel two_schedulers() {
    HardwareModel hardware;
    hardware.schedulers = 2;
    hardware.warp_slots = 6;
    return hardware;
}

constexpr SlotNumbers numbers{6, 2};

TEST(SlotNumbers, DealSlotsOutToSchedulersInTurn) {
    for (std::uint32_t slot = 0; slot < 6; ++slot) {
        EXPECT_EQ(numbers.scheduler_of(slot), slot % 2);
        EXPECT_EQ(numbers.slot_at(numbers.scheduler_of(slot), numbers.place_of(slot)), slot);
    }
}

TEST(Schedulers, IssueOneWarpEachUntilItsCyclesAreOver) {
    Schedulers schedulers(two_schedulers(), numbers);
    for (const std::uint32_t slot : {0U, 1U, 2U}) { // slots 0 and 2 share a scheduler
        schedulers.enter(slot);
        schedulers.make_ready(slot);
    }
    EXPECT_EQ(schedulers.next_to_issue(), 0U);
    schedulers.issue(0, 0, 4, false);
    EXPECT_EQ(schedulers.next_to_issue(), 1U);
    schedulers.issue(1, 0, 1, true);
    EXPECT_EQ(schedulers.next_to_issue(), Schedulers::nobody) << "2 waits until 0 has issued";
    schedulers.end_issue(0, 4);
    EXPECT_EQ(schedulers.next_to_issue(), 2U);
    EXPECT_EQ(schedulers.sums().issued, 5U);
    EXPECT_EQ(schedulers.sums().most_extra, 1U);
}

TEST(Schedulers, AreAskedAgainHoweverOftenAWarpIssuesBetweenTwoAsks) {
    Schedulers schedulers(two_schedulers(), numbers);
    for (const std::uint32_t slot : {3U, 4U}) {
        schedulers.enter(slot);
        schedulers.make_ready(slot);
    }
    for (std::uint64_t cycle = 0; cycle < 20; ++cycle) {
        const std::uint32_t slot = schedulers.next_to_issue();
        ASSERT_EQ(slot, cycle % 2 == 0 ? 3U : 4U);
        schedulers.issue(slot, cycle, 1, false);
        schedulers.end_issue(slot, cycle + 1);
        schedulers.make_ready(slot);
    }
}

/// Warp 0 waits from cycle 1 to 11. In four of these ten cycles, warp 2 of the same scheduler issues.
TEST(Schedulers, HideAWaitBehindTheIssuesOfOthers) {
    Schedulers schedulers(two_schedulers(), numbers);
    for (const std::uint32_t slot : {0U, 2U}) {
        schedulers.enter(slot);
        schedulers.make_ready(slot);
    }
    schedulers.issue(schedulers.next_to_issue(), 0, 1, false);
    schedulers.end_issue(0, 1);
    schedulers.block(0, 1, true);
    schedulers.issue(schedulers.next_to_issue(), 1, 4, false);
    schedulers.end_issue(2, 5);
    schedulers.unblock(0, 11);
    EXPECT_EQ(schedulers.sums().waiting, 10U);
    EXPECT_EQ(schedulers.sums().hidden, 4U);
}

} // namespace
} // namespace lockstep
