// Tests the textbook cases of core/README.md, The multiprocessor, and cases that can be computed by hand.
#include "core/hardware/presets.h"
#include "core/schedule/launch_model.h"
#include "tests/support/streams.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::plain_machine;
using test::StreamBuilder;

/// Makes groups of one warp. Each warp executes `rounds` blocks of `issue_cycles` cycles, each followed by a
/// read.
StreamBuilder compute_and_read(std::uint32_t warps, std::uint32_t issue_cycles, std::uint32_t rounds) {
    StreamBuilder builder;
    for (std::uint32_t w = 0; w < warps; ++w) {
        builder.group().warp();
        for (std::uint32_t i = 0; i < rounds; ++i) {
            builder.global_read(issue_cycles - 1, w);
        }
    }
    return builder;
}

double utilisation(std::uint32_t warps, std::uint32_t issue_cycles, std::uint32_t latency) {
    HardwareModel machine = plain_machine();
    machine.latency_global = latency;
    return compute_and_read(warps, issue_cycles, 4000).run(machine, warps).utilisation;
}

constexpr double rounding = 0.0005; // rounding error of a percentage with one decimal

TEST(Textbook, FourWarpsOfTenCyclesHideALatencyOf30AndHalfOf70) {
    EXPECT_NEAR(utilisation(4, 10, 30), 1.0, rounding);
    EXPECT_NEAR(utilisation(4, 10, 70), 0.5, rounding);
}

TEST(Textbook, AtRatio50AndLatency500TenWarpsAreNotQuiteEnoughAndElevenAre) {
    EXPECT_NEAR(utilisation(10, 50, 500), 10.0 / 11.0, rounding);
    EXPECT_NEAR(utilisation(11, 50, 500), 1.0, rounding);
    EXPECT_NEAR(utilisation(9, 50, 500), 9.0 / 11.0, rounding);
}

TEST(Textbook, OneWarpHidesNothingAndEnoughHideAll) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 70;
    EXPECT_DOUBLE_EQ(compute_and_read(1, 10, 100).run(machine).latency_hidden, 0.0);
    EXPECT_GT(compute_and_read(8, 10, 1000).run(machine, 8).latency_hidden, 0.99);
}

TEST(Textbook, EveryPolicyKeepsABusySchedulerBusy) {
    for (std::uint32_t policy = 0; policy < 4; ++policy) {
        HardwareModel machine = plain_machine();
        machine.latency_global = 30;
        machine.policy = policy;
        EXPECT_NEAR(compute_and_read(4, 10, 4000).run(machine, 4).utilisation, 1.0, rounding) << policy;
    }
}

TEST(Cycles, OfOneWarpAreItsIssueCyclesAndItsWaits) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 100;
    machine.latency_local = 20;
    StreamBuilder builder;
    builder.warp().compute(4).global_read(2, 0).local_read(0, 3, 1).local_write(1, 2, 1);
    // Cycles of the steps: 5; 3 and latency 100; 1 with two extra wavefronts and latency 20; 2 with one extra
    // wavefront.
    const Simulation result = builder.run(machine);
    EXPECT_EQ(result.cycles, 5u + 3 + 100 + 1 + 2 + 20 + 2 + 1);
    EXPECT_EQ(result.issue_cycles, 5u + 3 + 1 + 2);
    EXPECT_EQ(result.stalls, (Stalls{.global = 100, .local = 22 + 1}));
    EXPECT_EQ(result.warp_steps, 4u);
}

TEST(Cycles, ASectorsBeyondThePipesRateTakeMore) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 100;
    StreamBuilder builder;
    builder.warp().global_read(0, 0, 32, 4);
    EXPECT_EQ(builder.run(machine).cycles, 32u + 100);
    machine.sectors_per_cycle = 4;
    EXPECT_EQ(builder.run(machine).cycles, 8u + 100);
    machine.dram_bytes_per_cycle = 16; // 1,024 bytes take 64 cycles
    EXPECT_EQ(builder.run(machine).cycles, 64u + 100);
}

TEST(Cycles, DependentArithmeticWaits) {
    HardwareModel machine = plain_machine();
    machine.latency_arithmetic = 6;
    StreamBuilder builder;
    builder.warp().compute(3).compute(0).compute(3);
    const Simulation result = builder.run(machine);
    EXPECT_EQ(result.cycles, (3u + 5 + 1) + 1 + (3 + 5 + 1));
    EXPECT_EQ(result.stalls, (Stalls{.dependency = 10}));
}

TEST(Cycles, AWarpOf64OnSixteenLanesIssuesAnOperationInFour) {
    HardwareModel machine = plain_machine();
    machine.arithmetic_lanes = 8; // the builder's warps have 32 lanes
    StreamBuilder builder;
    builder.warp().compute(3);
    EXPECT_EQ(builder.run(machine).cycles, 3u * 4 + 1);
}

TEST(Cycles, AtomicsOnOneAddressTakeTurns) {
    StreamBuilder builder;
    builder.warp().atomic(0, 0, 32);
    EXPECT_EQ(builder.run(plain_machine()).cycles, 32u + 1);
}

TEST(Cycles, ImagesTakeATexelALaneAndExchangesAPassOfLocalMemory) {
    HardwareModel machine = plain_machine();
    machine.caches = 1;
    machine.latency_l1 = 40;
    machine.latency_local = 20;
    machine.texels_per_cycle = 4;
    StreamBuilder builder;
    builder.warp().image_read(0, 32).exchange(0);
    EXPECT_EQ(builder.run(machine).cycles, 8u + 40 + 1 + 20);
}

TEST(Dispatch, GroupsGoToMultiprocessorsInTurnAndThenWhereOneEnds) {
    HardwareModel machine = plain_machine();
    machine.multiprocessors = 2;
    StreamBuilder builder;
    for (const std::uint32_t operations : {9U, 19U, 9U, 9U}) {
        builder.group().warp().compute(operations);
    }
    const Simulation result = builder.run(machine, 1);
    EXPECT_EQ(result.groups, (std::vector<GroupSpan>{{0, 10, 0}, {0, 20, 1}, {10, 20, 0}, {20, 30, 0}}));
    EXPECT_EQ(result.cycles, 30u);
    EXPECT_EQ(result.multiprocessors_used, 2u);
}

TEST(Dispatch, ResidentGroupsShareTheSchedulers) {
    HardwareModel machine = plain_machine();
    StreamBuilder builder;
    for (int g = 0; g < 8; ++g) {
        builder.group().warp().compute(9);
    }
    EXPECT_EQ(builder.run(machine, 8).cycles, 80u);
    machine.schedulers = 4;
    EXPECT_EQ(builder.run(machine, 8).cycles, 20u);
    EXPECT_DOUBLE_EQ(builder.run(machine, 8).achieved_occupancy, (4 * 10 + 4 * 20) / (32.0 * 20));
}

TEST(Barriers, OfAGroupOfOneWarpCostNothing) {
    StreamBuilder with;
    with.warp().compute(3).barrier().compute(3).barrier().barrier();
    EXPECT_EQ(with.run(plain_machine()).cycles, 8u);
    EXPECT_EQ(with.cost(CostKind::barriers, plain_machine()), (Cost{0, 0}));
    EXPECT_EQ(with.run(plain_machine()).stalls.barrier, 0u);
}

TEST(Barriers, HoldAWarpUntilTheLastOfItsGroupComes) {
    StreamBuilder builder;
    builder.warp().compute(0).barrier().compute(0);
    builder.warp().compute(29).barrier().compute(0);
    // Warp 0 issues in 0..1 and warp 1 in 1..31; barriers issue in 31 and 32; then one cycle each. With round
    // robin, the barrier of warp 0 waits until the long step of warp 1 has issued.
    const Simulation result = builder.run(plain_machine(), 1);
    EXPECT_EQ(result.cycles, 1u + 30 + 1 + 1 + 1 + 1);
    EXPECT_EQ(result.stalls.barrier, 1u);
}

TEST(Barriers, DoNotWaitForWarpsThatAreDone) {
    StreamBuilder builder;
    builder.warp().compute(4);
    builder.warp().compute(0).barrier().compute(0);
    EXPECT_EQ(builder.run(plain_machine(), 1).cycles, 5u + 1 + 1 + 1);
}

TEST(ModelledTime, IsTheLaunchOverheadAndTheCyclesAtTheClock) {
    HardwareModel machine;
    machine.launch_overhead_ns = 1500;
    machine.clock_mhz = 250;
    EXPECT_EQ(modelled_ns(500, machine), 1500U + 2000U);
    machine.clock_mhz = 4000; // a quarter of a nanosecond per cycle
    EXPECT_EQ(modelled_ns(4001, machine), 1500U + 1000U);
    EXPECT_EQ(modelled_ns(4002, machine), 1500U + 1001U);
}

TEST(ModelledTime, OfAnEmptyLaunchIsItsOverhead) {
    HardwareModel machine;
    EXPECT_EQ(modelled_ns(0, machine), machine.launch_overhead_ns);
    machine.launch_overhead_ns = 0;
    EXPECT_EQ(modelled_ns(0, machine), 0U);
}

TEST(Presets, TwoLevelAndOthersEndOnEveryMachine) {
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        for (std::uint32_t policy = 0; policy < 4; ++policy) {
            HardwareModel machine = hardware_preset(name).value();
            machine.policy = policy;
            machine.active_warps = 1;
            StreamBuilder builder;
            for (int g = 0; g < 20; ++g) {
                builder.group();
                builder.warp().global_read(5, 7, 4).local_write(1).barrier().local_read(0).compute(2);
                builder.warp().global_read(1, 7, 8).barrier().local_read(3, 4).global_write(0, 100, 4);
            }
            const Simulation result = builder.run(machine, 1 + machine.warp_slots / 4);
            EXPECT_EQ(result.warp_steps, 20u * 9) << name << " " << policy;
        }
    }
}

} // namespace
} // namespace lockstep
