// Compares every kind of cost with a result computed by hand.
#include "tests/support/streams.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::plain_machine;
using test::StreamBuilder;

TEST(Costs, OfConflictsAreTheWavefrontsBeyondTheFewestAndOneWarpHidesNone) {
    StreamBuilder builder;
    builder.warp().local_read(4, 3, 1).local_write(0, 5, 1).local_read(2, 2, 2);
    EXPECT_EQ(builder.cost(CostKind::conflicts, plain_machine()), (Cost{2 + 4, 2 + 4}));
}

TEST(Costs, OfConflictsAreHiddenByEnoughWarps) {
    StreamBuilder builder;
    for (int w = 0; w < 8; ++w) {
        builder.group().warp();
        for (int i = 0; i < 50; ++i) {
            builder.local_read(19, 3, 1);
        }
        builder.compute(99); // long enough for the last reads of the other warps to finish
    }
    EXPECT_EQ(builder.cost(CostKind::conflicts, plain_machine(), 8), (Cost{8UL * 50 * 2, 0}));
}

TEST(Costs, OfUncoalescedAccessAreTheCyclesOfTheSlowestOfPipeAndDram) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0, 32, 4, 4); // 32 sectors where four would be enough
    HardwareModel machine = plain_machine();
    EXPECT_EQ(builder.cost(CostKind::uncoalesced, machine), (Cost{28, 28}));
    machine.sectors_per_cycle = 4; // the 32 sectors take eight cycles, four take one
    EXPECT_EQ(builder.cost(CostKind::uncoalesced, machine), (Cost{7, 7}));
    machine.dram_bytes_per_cycle = 16; // the 32 sectors take 64 cycles, four take eight
    EXPECT_EQ(builder.cost(CostKind::uncoalesced, machine), (Cost{56, 56}));
}

TEST(Costs, OfUncoalescedAccessAreHiddenByEnoughWarps) {
    StreamBuilder builder;
    for (std::uint32_t w = 0; w < 8; ++w) {
        builder.group().warp();
        for (std::uint32_t i = 0; i < 20; ++i) {
            builder.global_read(49, 1000UL * w, 8, 4, 4);
        }
        builder.compute(99);
    }
    EXPECT_EQ(builder.cost(CostKind::uncoalesced, plain_machine(), 8), (Cost{8UL * 20 * 4, 0}));
}

TEST(Costs, OfDivergenceAreTheIssueCyclesOfTheStepsItAdds) {
    StreamBuilder builder;
    builder.warp().compute(9).extra().compute(9).compute(4).extra().compute(2);
    EXPECT_EQ(builder.cost(CostKind::divergence, plain_machine()), (Cost{10 + 5, 10 + 5}));
}

TEST(Costs, OfDivergenceAreHiddenWhereMemoryIsWaitedForAnyway) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 500;
    StreamBuilder builder;
    builder.group().warp().global_read(0, 0).global_read(0, 0).global_read(0, 0);
    builder.group().warp().global_read(0, 0).compute(9).extra().compute(9);
    EXPECT_EQ(builder.cost(CostKind::divergence, machine, 2), (Cost{10, 0}));
}

TEST(Costs, OfBarriersAreTheCyclesWithAWarpAtOne) {
    StreamBuilder builder;
    builder.warp().compute(0).barrier().compute(0);
    builder.warp().compute(29).barrier().compute(0);
    // One scheduler: the long step of warp 1 occupies it, so both barriers issue afterwards, in cycles 31 to
    // 33.
    EXPECT_EQ(builder.cost(CostKind::barriers, plain_machine()), (Cost{2, 2}));
    // Two schedulers: warp 0 is at its barrier from cycle 1 until warp 1's barrier has issued in cycle 30.
    // Without barriers, the launch ends one cycle earlier: only warp 1 matters.
    HardwareModel machine = plain_machine();
    machine.schedulers = 2;
    EXPECT_EQ(builder.cost(CostKind::barriers, machine), (Cost{30, 1}));
}

TEST(Costs, OutsideTheirWholeAreASchedulingEffect) {
    EXPECT_FALSE((Cost{10, 0}).is_scheduling_effect());
    EXPECT_FALSE((Cost{10, 10}).is_scheduling_effect());
    EXPECT_TRUE((Cost{10, 11}).is_scheduling_effect());
    EXPECT_TRUE((Cost{10, -1}).is_scheduling_effect());
    EXPECT_EQ((Cost{10, 4}).hidden(), 6);
}

TEST(Timeline, OfAMultiprocessorCoversEveryCycleOfEveryResidency) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 40;
    machine.latency_arithmetic = 3;
    StreamBuilder builder;
    for (std::uint32_t g = 0; g < 5; ++g) {
        builder.group();
        builder.warp().global_read(3, 0).barrier().local_read(1, 2).compute(4);
        builder.warp().global_read(1, 9, 4).compute(2).barrier();
    }
    const Simulation plain = builder.run(machine, 2);
    const Simulation result = builder.run(machine, 2, {.record = 0});
    EXPECT_EQ(result.hash, plain.hash) << "recording changes nothing";
    const Timeline& timeline = result.timeline.value();
    EXPECT_EQ(timeline.residencies.size(), 10u);
    Stalls stalls;
    std::uint64_t active = 0;
    for (std::uint32_t r = 0; r < timeline.residencies.size(); ++r) {
        const Residency& residency = timeline.residencies[r];
        std::uint64_t at = residency.begin;
        for (const Interval& interval : timeline.intervals) {
            if (interval.residency != r) {
                continue;
            }
            EXPECT_EQ(interval.begin, at);
            at = interval.end;
            const std::uint64_t cycles = interval.end - interval.begin;
            active += interval.state == WarpState::active ? cycles : 0;
            stalls.ready += interval.state == WarpState::ready ? cycles : 0;
            stalls.global += interval.reason == WaitReason::global ? cycles : 0;
            stalls.local += interval.reason == WaitReason::local ? cycles : 0;
            stalls.barrier += interval.reason == WaitReason::barrier ? cycles : 0;
            stalls.dependency += interval.reason == WaitReason::dependency ? cycles : 0;
        }
        EXPECT_EQ(at, residency.end);
    }
    EXPECT_EQ(active, result.issue_cycles);
    EXPECT_EQ(stalls, result.stalls);
    ASSERT_NE(timeline.at(0, 0), nullptr);
    EXPECT_EQ(timeline.at(0, 0)->state, WarpState::active);
    EXPECT_EQ(timeline.at(0, result.cycles), nullptr);
}

TEST(OverlapInTime, CountsTheGroupsOfEachMoment) {
    const std::vector<GroupSpan> groups = {{0, 10, 0}, {0, 20, 1}, {10, 30, 0}, {20, 40, 1}};
    EXPECT_EQ(groups_at_once(groups).most, 2u);
    EXPECT_DOUBLE_EQ(groups_at_once(groups).mean, 70.0 / 40.0);
    EXPECT_EQ(groups_at_once(groups).multiprocessors, 2u);
    EXPECT_EQ(groups_beside(groups, 1), (std::vector<std::uint64_t>{0, 2}));
}

} // namespace
} // namespace lockstep
