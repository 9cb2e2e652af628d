// Compares the event-driven simulation with one that simulates every cycle.
#include "tests/support/random_launches.h"
#include "tests/support/slow/slow_machine.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Machine, EqualsOneThatLooksAtEveryCycle) {
    std::uint64_t hits = 0;
    std::uint64_t barrier_waits = 0;
    for (std::uint64_t seed = 0; seed < (test::runs_whole_suites() ? 800U : 100U); ++seed) {
        test::Dice chance(seed);
        test::StreamBuilder launch = test::random_launch(chance);
        if (!chance.in(4)) {
            launch.set_needs(test::random_needs(launch.program().sites.size(), chance));
            launch.set_turn_needs(test::random_needs(launch.program().sites.size(), chance));
        }
        if (chance.in(3)) {
            launch.set_optimised(test::random_optimised(launch.program().sites.size(), chance));
        }
        if (chance.in(2)) {
            test::add_random_sides(launch, chance);
        }
        launch.set_global_bytes(chance.below(4000));
        const HardwareModel machine = test::random_machine(chance);
        const std::uint32_t resident = 1 + chance.below(machine.warp_slots / launch.streams().group_warps);
        std::optional<CostKind> without;
        if (chance.in(2)) {
            without = static_cast<CostKind>(chance.below(cost_kinds));
        }
        const Simulation fast = launch.run(machine, resident, {.without = without});
        const test::SlowResult slow =
            test::slow_simulate(launch.streams(), launch.program(), machine, resident, without);
        ASSERT_EQ(fast.cycles, slow.cycles) << "seed " << seed;
        ASSERT_EQ(fast.issue_cycles, slow.issue_cycles) << "seed " << seed;
        ASSERT_EQ(fast.stalls, slow.stalls) << "seed " << seed;
        ASSERT_EQ(fast.cache, slow.cache) << "seed " << seed;
        ASSERT_EQ(fast.groups, slow.groups) << "seed " << seed;
        hits += fast.cache.l1.hits + fast.cache.l2.hits;
        barrier_waits += fast.stalls.barrier;
    }
    EXPECT_GT(hits, 1000u) << "the launches must show what caches do";
    EXPECT_GT(barrier_waits, 1000u);
}

TEST(Machine, TakesTheSameCourseWithoutACostThatALaunchDoesNotHave) {
    std::array<int, cost_kinds> absent{};
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        test::Dice chance(seed);
        test::StreamBuilder launch = test::random_launch(chance, test::StepCosts::few);
        test::add_random_sides(launch, chance);
        const HardwareModel machine = test::random_machine(chance);
        const Simulation made = launch.run(machine, 1);
        for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
            if (!made.has_cost[kind]) {
                const auto without = static_cast<CostKind>(kind);
                ASSERT_EQ(launch.run(machine, 1, {.without = without}).hash, made.hash)
                    << "seed " << seed << ", cost " << kind;
                ++absent[kind];
            }
        }
    }
    EXPECT_GT(std::ranges::min(absent), 20) << "each must have been absent";
}

} // namespace
} // namespace lockstep
