// Tests that a simulation has the same result on any number of threads.
#include "core/schedule/launch_model.h"
#include "tests/support/random_launches.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

void expect_same(const Simulation& one, const Simulation& other) {
    EXPECT_EQ(one.cycles, other.cycles);
    EXPECT_EQ(one.hash, other.hash);
    EXPECT_EQ(one.warp_steps, other.warp_steps);
    EXPECT_EQ(one.issue_cycles, other.issue_cycles);
    EXPECT_EQ(one.latency_hidden, other.latency_hidden);
    EXPECT_EQ(one.achieved_occupancy, other.achieved_occupancy);
    EXPECT_EQ(one.stalls_by_site, other.stalls_by_site);
    EXPECT_EQ(one.cache_by_site, other.cache_by_site);
    EXPECT_EQ(one.whole, other.whole);
    EXPECT_EQ(one.has_cost, other.has_cost);
    EXPECT_EQ(one.groups, other.groups);
    EXPECT_EQ(one.timeline->intervals.size(), other.timeline->intervals.size());
}

test::StreamBuilder long_launch(test::Dice& chance, std::uint32_t end) {
    test::StreamBuilder launch = test::random_launch(chance, test::StepCosts::any, end);
    launch.set_needs(test::random_needs(launch.program().sites.size(), chance));
    return launch;
}

TEST(MachineOnThreads, IsTheSameOnAnyNumberOfThreads) {
    std::uint64_t steps = 0;
    // The short form of the test starts with long launches.
    const std::uint64_t first = test::runs_whole_suites() ? 0 : 5;
    const std::uint64_t end = test::runs_whole_suites() ? 40 : 10;
    for (std::uint64_t seed = first; seed < end; ++seed) {
        SCOPED_TRACE(seed);
        test::Dice chance(seed);
        test::StreamBuilder launch = long_launch(chance, 4000);
        HardwareModel machine = test::random_machine(chance);
        machine.multiprocessors = 6 + chance.below(20);
        machine.latency_group = chance.in(2) ? 0 : 1 + chance.below(400);
        SimulationOptions options{.with_miss_kinds = chance.in(2),
                                  .record = chance.below(machine.multiprocessors)};
        const Simulation alone = launch.run(machine, 1, options);
        for (const std::size_t threads : {2U, 3U}) {
            options.threads = threads;
            expect_same(launch.run(machine, 1, options), alone);
        }
        steps += alone.warp_steps;
    }
    EXPECT_GT(steps, (end - first) * 40'000U) << "short launches are simulated on one thread";
}

TEST(MachineOnThreads, StopsOnAllThreadsWhereItIsCancelled) {
    test::Dice chance(7);
    test::StreamBuilder launch = long_launch(chance, 20'000);
    ASSERT_GT(launch.streams().warp_steps(), 200'000U) << "progress is told now and then";
    HardwareModel machine = test::random_machine(chance);
    machine.multiprocessors = 8;
    std::uint64_t told = 0;
    const auto progress = [&told](const Progress& at) {
        EXPECT_GE(at.done, told) << "it never goes back";
        told = at.done;
        return told < 100'000;
    };
    const auto made = simulate(launch.streams(), launch.program(), machine, 1, {.threads = 3}, progress);
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().code, ErrorCode::cancelled);
}

} // namespace
} // namespace lockstep
