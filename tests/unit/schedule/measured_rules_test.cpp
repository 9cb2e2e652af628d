// Rules of the multiprocessor, with what tests/validation/microbenchmarks.cu measured on an NVIDIA H200 for them.
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
    machine.local_cycles = 1;
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
        double cycles; ///< of a barrier
    };
    for (const Row row : {Row{2, 16.0}, Row{4, 20.0}, Row{8, 28.0}, Row{16, 44.0}, Row{32, 76.1}}) {
        const std::uint64_t some = cycles_of_barriers(row.warps, 8);
        const std::uint64_t more = cycles_of_barriers(row.warps, 24);
        EXPECT_NEAR(static_cast<double>(more - some) / 16, row.cycles, 1.0) << row.warps << " warps";
    }
}

TEST(MeasuredRules, ALocalRequestTakesItsPipeACycleLongerThanItsWavefronts) {
    struct Row {
        std::uint32_t wavefronts;
        double cycles; ///< of a request, while others keep the pipe busy
    };
    for (const Row row : {Row{1, 2.03}, Row{2, 3.00}, Row{4, 4.99}, Row{8, 9.03}, Row{32, 32.79}}) {
        test::StreamBuilder launch;
        for (int w = 0; w < 8; ++w) {
            launch.warp();
            for (int i = 0; i < 64; ++i) {
                launch.local_write(0, row.wavefronts);
            }
        }
        const auto cycles = static_cast<double>(launch.run(measured_machine()).cycles);
        EXPECT_NEAR(cycles / (8 * 64), row.cycles, 0.3) << row.wavefronts << " wavefronts";
    }
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
