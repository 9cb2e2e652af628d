// Compares the rules of the simulated multiprocessor with measurements by tests/validation/multiprocessor.cu
// on an NVIDIA H100.
#include "tests/support/streams.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

HardwareModel measured_machine() {
    HardwareModel machine;
    machine.multiprocessors = 1;
    machine.schedulers = 4;
    machine.warp_slots = 64;
    machine.latency_barrier = 12;
    machine.barrier_cycles = 2;
    machine.predicated_operations = 8;
    machine.latency_branch = 20;
    return machine;
}

std::uint64_t cycles_of_barriers(std::uint32_t warps, std::uint32_t barriers) {
    test::StreamBuilder launch;
    for (std::uint32_t w = 0; w < warps; ++w) {
        launch.warp();
        for (std::uint32_t i = 0; i < barriers; ++i) {
            launch.barrier();
        }
    }
    return launch.run(measured_machine()).cycles;
}

TEST(MeasuredRules, ABarrierTakesEachWarpAndThenAnswers) {
    struct Row {
        std::uint32_t warps;
        double cycles; ///< cycles per barrier
    };
    for (const Row row : {Row{2, 16.0}, Row{4, 20.0}, Row{8, 28.0}, Row{16, 44.0}, Row{32, 76.1}}) {
        const std::uint64_t some = cycles_of_barriers(row.warps, 8);
        const std::uint64_t more = cycles_of_barriers(row.warps, 24);
        EXPECT_NEAR(static_cast<double>(more - some) / 16, row.cycles, 1.0) << row.warps << " warps";
    }
}

TEST(MeasuredRules, ALocalRequestTakesItsPipeAsLongAsItsWavefronts) {
    struct Row {
        std::uint32_t wavefronts;
        double cycles; ///< cycles per request if other requests keep the pipe busy
    };
    for (const Row row : {Row{1, 1.00}, Row{2, 2.03}, Row{4, 4.03}, Row{8, 8.02}, Row{32, 32.00}}) {
        test::StreamBuilder launch;
        for (int w = 0; w < 8; ++w) {
            launch.warp();
            for (int i = 0; i < 64; ++i) {
                launch.local_write(0, row.wavefronts);
            }
        }
        const auto cycles = static_cast<double>(launch.run(measured_machine()).cycles);
        EXPECT_NEAR(cycles / (8 * 64), row.cycles, 0.1) << row.wavefronts << " wavefronts";
    }
}

/// Returns the cycles in which `warps` warps skip 4 stores to local memory, 64 times.
std::uint64_t cycles_of_skipping(std::uint32_t warps, std::uint32_t predicated_operations) {
    test::StreamBuilder launch;
    for (std::uint32_t w = 0; w < warps; ++w) {
        launch.warp();
        for (int i = 0; i < 64; ++i) {
            launch.compute(0).skip(1);
        }
        launch.local_write(0);
    }
    launch.set_sides(0, {{{1, 1, 1, 1}, {}}});
    HardwareModel machine = measured_machine();
    machine.predicated_operations = predicated_operations;
    return launch.run(machine).cycles;
}

TEST(MeasuredRules, AWarpThatSkipsAShortSideAsksForItWithNoLane) {
    // 32 warps: the pipe needs 1.02 cycles for each store in which no lane takes part.
    EXPECT_NEAR(static_cast<double>(cycles_of_skipping(32, 8)) / (32 * 64 * 4), 1.02, 0.05);
}

TEST(MeasuredRules, AWarpWaitsUntilItKnowsWhereABranchLeads) {
    // Skipping 24 operations takes 39.8 cycles: the comparison, the reconvergence setup and the branch.
    const auto cycles = static_cast<double>(cycles_of_skipping(1, 3)) / 64;
    EXPECT_GT(cycles, 20);
    EXPECT_LT(cycles, 39.8);
}

TEST(MeasuredRules, AGroupBeginsSomeTimeAfterTheOneWhosePlaceItTakes) {
    HardwareModel machine = measured_machine();
    machine.latency_group = 325;
    test::StreamBuilder launch;
    for (int group = 0; group < 3; ++group) {
        launch.group();
        launch.warp();
        launch.compute(99);
    }
    const Simulation run = launch.run(machine);
    for (std::size_t i = 1; i < run.groups.size(); ++i) {
        EXPECT_EQ(run.groups[i].begin - run.groups[i - 1].end, 325U);
    }
    EXPECT_EQ(run.cycles, run.groups.back().end) << "nobody waits behind the last";
}

/// Returns the cycles of 16 groups of 4 warps. The first warp of each group computes for 400 cycles, the
/// others for one.
std::uint64_t cycles_of_first_warps(std::uint32_t register_blocks) {
    test::StreamBuilder launch;
    for (int group = 0; group < 16; ++group) {
        launch.group();
        for (int warp = 0; warp < 4; ++warp) {
            launch.warp().compute(warp == 0 ? 399 : 0);
        }
    }
    HardwareModel machine = measured_machine();
    machine.register_blocks = register_blocks;
    return launch.run(machine, 16).cycles;
}

TEST(MeasuredRules, TheFirstWarpsOfGroupsShareTheSchedulersThatHaveRegistersOfTheirOwn) {
    // As measured on an H100: 16 groups of 128 work-items take 0.27 cycles per operation of their first
    // warps.
    EXPECT_NEAR(static_cast<double>(cycles_of_first_warps(4)) / (16 * 400), 0.25, 0.01);
    EXPECT_NEAR(static_cast<double>(cycles_of_first_warps(1)) / (16 * 400), 1.0, 0.01);
}

TEST(MeasuredRules, ASwapBetweenLanesTakesOneCycleOfThePipe) {
    test::StreamBuilder launch;
    for (int w = 0; w < 32; ++w) {
        launch.warp();
        for (int i = 0; i < 64; ++i) {
            launch.exchange(0);
        }
    }
    EXPECT_NEAR(static_cast<double>(launch.run(measured_machine()).cycles) / (32 * 64), 1.01, 0.1);
}

} // namespace
} // namespace lockstep
