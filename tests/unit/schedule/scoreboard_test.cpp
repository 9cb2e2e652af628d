// Tests loads in flight while their warp continues; results are computed by hand.
#include "tests/support/streams.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::plain_machine;
using test::StreamBuilder;

constexpr std::uint32_t latency = 100;

HardwareModel machine() {
    HardwareModel model = plain_machine();
    model.latency_global = latency;
    model.latency_local = 20;
    model.loads_per_warp = 8;
    return model;
}

/// Makes a launch of x = a; y = b; z = c; o = x + y + z. Sites 0 to 2 read, site 3 writes.
StreamBuilder three_reads_and_a_write() {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).global_read(1, 100).global_read(2, 200).global_write(3, 300);
    builder.set_needs({{}, {}, {}, {0, 1, 2}});
    return builder;
}

TEST(Scoreboard, IndependentLoadsCostOneLatency) {
    StreamBuilder builder = three_reads_and_a_write();
    const Simulation result = builder.run(machine());
    // The reads issue in 1, 2 and 3 cycles. The last load returns `latency` cycles later, followed by three
    // operations and the write.
    EXPECT_EQ(result.cycles, 1u + 2 + 3 + latency + 4);
    EXPECT_EQ(result.stalls.global, latency);
}

TEST(Scoreboard, LoadsThatAreWaitedForAtOnceCostALatencyEach) {
    StreamBuilder builder = three_reads_and_a_write();
    HardwareModel model = machine();
    model.loads_per_warp = 0;
    EXPECT_EQ(builder.run(model).cycles, 1u + 2 + 3 + 3 * latency + 4);
}

TEST(Scoreboard, WithoutKnownNeedsEveryLoadIsWaitedForAtOnce) {
    StreamBuilder builder = three_reads_and_a_write();
    builder.set_needs({});
    EXPECT_EQ(builder.run(machine()).cycles, 1u + 2 + 3 + 3 * latency + 4);
}

TEST(Scoreboard, AnAddressThatWasLoadedIsWaitedFor) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).global_read(1, 100).global_write(2, 200);
    builder.set_needs({{}, {0}, {1}});
    EXPECT_EQ(builder.run(machine()).cycles, 1u + latency + 2 + latency + 3);
}

TEST(Scoreboard, TheNextLoadAtASiteWaitsForTheOneBefore) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).global_read(0, 100).global_read(0, 200);
    builder.set_needs({{}});
    EXPECT_EQ(builder.run(machine()).cycles, 3 * 1u + 2 * latency) << "nobody needs the last one";
}

TEST(Scoreboard, AnUnrolledLoopHasTheLoadsOfSeveralTurnsInFlight) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).global_read(0, 100).global_read(0, 200).compute(1);
    builder.set_needs({{}, {0}});
    HardwareModel model = machine();
    model.loads_per_site = 2;
    // Two loads are in flight at once; the third starts when the first has returned.
    EXPECT_EQ(builder.run(model).cycles, 1u + latency + 1 + latency + 2);
    builder.set_needs({{0}, {0}}); // a pointer chase: each address is the value of the previous read
    EXPECT_EQ(builder.run(model).cycles, 3 * (1u + latency) + 2);
}

TEST(Scoreboard, ALoopThatIsUnrolledWaitsForTheLoadsOfItsLastTurnsOnlyBehindIt) {
    StreamBuilder builder; // models x += a[i]: a read and the loop's test, three times; then a write of x
    builder.warp();
    for (std::uint32_t i = 0; i < 3; ++i) {
        builder.global_read(0, std::uint64_t{100} * i).compute(1);
    }
    builder.global_write(0, 900);
    builder.set_needs({{}, {}, {0}});
    builder.set_turn_needs({{}, {0}, {}});
    HardwareModel model = machine();
    EXPECT_EQ(builder.run(model).cycles, 3 * (1u + latency + 2) + 1) << "not unrolled: each turn waits";
    model.loads_per_site = 4;
    EXPECT_EQ(builder.run(model).cycles, 3 * (1u + 2) - 2 + latency + 1) << "the write waits for the last";
}

TEST(Scoreboard, AWarpHasSoManyLoadsInFlight) {
    StreamBuilder builder = three_reads_and_a_write();
    HardwareModel model = machine();
    model.loads_per_warp = 2;
    // The third read waits for the first, which was issued in cycle 1.
    EXPECT_EQ(builder.run(model).cycles, 1u + latency + 3 + latency + 4);
}

TEST(Scoreboard, AMultiprocessorHasSoManyLoadsInFlight) {
    StreamBuilder builder;
    for (std::uint32_t w = 0; w < 3; ++w) {
        builder.group().warp().global_read(0, 0).global_read(1, 100).compute(2);
    }
    builder.set_needs({{}, {}, {0, 1}});
    HardwareModel model = machine();
    const std::uint64_t free = builder.run(model, 3).cycles;
    model.loads_per_multiprocessor = 1;
    EXPECT_GT(builder.run(model, 3).cycles, free + std::uint64_t{2} * latency);
}

TEST(Scoreboard, ALoadThatNobodyNeedsIsNotWaitedFor) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).compute(4);
    builder.set_needs({{}, {}});
    EXPECT_EQ(builder.run(machine()).cycles, 1u + 5);
}

TEST(Scoreboard, TheLineThatIsWaitedForIsThatOfTheLoad) {
    StreamBuilder builder;
    builder.warp().global_read(0, 0).local_read(1).compute(2);
    builder.set_needs({{}, {}, {0, 1}});
    const Simulation result = builder.run(machine(), 1, {.record = 0});
    EXPECT_EQ(result.stalls_by_site[0].global, latency - 2u) << "the read of local memory issues meanwhile";
    EXPECT_EQ(result.stalls.sum(), latency - 2u);
    const Interval* wait = result.timeline->at(0, 50);
    ASSERT_NE(wait, nullptr);
    EXPECT_EQ(wait->state, WarpState::blocked);
    EXPECT_EQ(wait->site, 0u);
    EXPECT_EQ(wait->step, 0u) << "the first of the warp's steps";
}

TEST(Scoreboard, ABarrierDoesNotWaitForLoads) {
    StreamBuilder builder;
    for (int w = 0; w < 2; ++w) {
        builder.warp().global_read(0, 0).barrier().compute(2);
    }
    builder.set_needs({{}, {}, {}});
    EXPECT_LT(builder.run(machine()).cycles, latency);
}

} // namespace
} // namespace lockstep
