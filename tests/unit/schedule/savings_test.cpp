// Tests which costs a launch would gain most without, on cases computed by hand.
#include "core/schedule/savings.h"
#include "tests/support/streams.h"

#include <gtest/gtest.h>
#include <memory>

namespace lockstep {
namespace {

using test::plain_machine;
using test::StreamBuilder;

LaunchAccount launch_account(StreamBuilder& builder, const HardwareModel& machine,
                             const FiguresBySite& figures = {}, std::uint32_t resident = 1) {
    LaunchModel model;
    model.streams = std::make_shared<const WarpStreams>(builder.streams());
    model.occupancy.groups = resident;
    model.simulation = builder.run(machine, resident);
    const LaunchCosts costs = model_costs(model, builder.program(), machine, 1).value();
    FiguresBySite filled = figures;
    filled.resize(builder.program().sites.size());
    return model_account(model, builder.program(), filled, costs, machine, 1).value();
}

TEST(Savings, AreThoseOfASimulationWithoutTheCost) {
    StreamBuilder builder;
    builder.warp().compute(1).local_read(2, 33, 1).compute(9).extra().compute(0);
    FiguresBySite figures(3);
    figures[1].local.conflicts = 32;
    figures[2].divergent = 1;
    const LaunchAccount account = launch_account(builder, plain_machine(), figures);
    // Issues 2, 3, 10 and 1 cycles; waits for 32 passes and a cycle of latency. The warp has the lanes of two
    // steps in one without divergence, which needs no 10 cycles.
    EXPECT_EQ(account.cycles, 2U + 3 + 32 + 1 + 10 + 1);
    ASSERT_EQ(account.savings.size(), 2U);
    EXPECT_EQ(account.savings[0], (Saving{Removal::conflicts, 32, Site(1)}));
    EXPECT_EQ(account.savings[1], (Saving{Removal::divergence, 10, Site(2)}));
    EXPECT_EQ(account.largest(), &account.savings[0]);
    EXPECT_EQ(account.runner_up(), &account.savings[1]);
}

TEST(Savings, HaveTheWaitOfAtomicsInTheirQueue) {
    StreamBuilder builder;
    builder.warp().atomic(0, 0, 32);
    const LaunchAccount account = launch_account(builder, plain_machine());
    // 32 passes, of which 31 are in the queue; without the queue, a cycle has 100.
    ASSERT_EQ(account.savings.size(), 1U);
    EXPECT_EQ(account.savings[0].what, Removal::atomics);
    EXPECT_EQ(account.savings[0].cycles, 31U);
    EXPECT_EQ(account.savings[0].site, Site(0));
}

TEST(Savings, HaveTheDelayBetweenGroups) {
    HardwareModel machine = plain_machine();
    machine.latency_group = 7;
    StreamBuilder builder;
    builder.group().warp().compute(9);
    builder.group().warp().compute(9);
    const LaunchAccount account = launch_account(builder, machine);
    ASSERT_EQ(account.savings.size(), 1U);
    EXPECT_EQ(account.savings[0], (Saving{Removal::group_starts, 7}));
}

TEST(Savings, HaveOnlyTheMissesThatALargerCacheAvoids) {
    HardwareModel machine = plain_machine();
    machine.caches = 1;
    machine.l1_bytes = 128; // one line
    machine.l1_ways = 1;
    machine.l2_bytes = 0;
    machine.latency_global = 100;
    StreamBuilder cold;
    cold.warp().global_read(0, 0).global_read(0, 4).global_read(0, 8);
    EXPECT_TRUE(launch_account(cold, machine).savings.empty());
    StreamBuilder again;
    again.warp().global_read(0, 0).global_read(0, 4).global_read(0, 0);
    const LaunchAccount account = launch_account(again, machine);
    ASSERT_EQ(account.savings.size(), 1U);
    // The third read hits after a cycle instead of 100.
    EXPECT_EQ(account.savings[0], (Saving{Removal::misses, 99, Site(0)}));
}

TEST(Savings, BelowAHundredthAreNotWorthAWord) {
    LaunchAccount account{.cycles = 1000, .savings = {{Removal::barriers, 9}}};
    EXPECT_EQ(account.largest(), nullptr);
    account.savings = {{Removal::barriers, 10}, {Removal::conflicts, 9}};
    EXPECT_EQ(account.largest(), account.savings.data());
    EXPECT_EQ(account.runner_up(), nullptr);
    EXPECT_EQ(LaunchAccount{}.largest(), nullptr);
}

} // namespace
} // namespace lockstep
