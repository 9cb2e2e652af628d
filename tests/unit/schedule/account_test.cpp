// Tests the account of the schedulers' cycles: cases computed by hand, and random launches against an account
// that looks at each cycle.
#include "core/schedule/account.h"
#include "tests/support/random_launches.h"
#include "tests/support/slow/slow_account.h"
#include "tests/support/streams.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace lockstep {
namespace {

using test::plain_machine;
using test::StreamBuilder;

CycleAccount account_of(StreamBuilder& builder, const HardwareModel& machine, std::uint32_t resident = 1) {
    return builder.run(machine, resident, {.with_account = true}).account.value();
}

/// The amounts that are not zero, in units of 1/CycleAccount::parts of a cycle.
using Amounts = std::map<CycleUse, std::uint64_t>;

Amounts amounts_of(const CycleAccount& account) {
    Amounts amounts;
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        if (account.amounts[use] != 0) {
            amounts[static_cast<CycleUse>(use)] = account.amounts[use];
        }
    }
    return amounts;
}

constexpr std::uint64_t cycle = CycleAccount::parts;

TEST(CycleAccount, OfOneWarpIsItsIssueCyclesAndItsWaits) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 100;
    machine.latency_local = 20;
    StreamBuilder builder;
    builder.warp().compute(4).global_read(2, 0).local_read(0).local_write(1);
    const CycleAccount account = account_of(builder, machine);
    // Issues 5, 3, 1 and 2 cycles; waits 100 for global memory and 20 for local memory. The pass of a request
    // is in the cycle in which it issues.
    EXPECT_EQ(account.scheduler_cycles, 131U);
    EXPECT_EQ(amounts_of(account), (Amounts{{CycleUse::work, 11 * cycle},
                                            {CycleUse::global, 100 * cycle},
                                            {CycleUse::local, 20 * cycle}}));
}

TEST(CycleAccount, SeparatesThePassesBeyondTheFewestFromTheLatency) {
    HardwareModel machine = plain_machine();
    machine.latency_local = 20;
    StreamBuilder builder;
    builder.warp().local_read(0, 9, 2);
    // Issues in cycle 0, with the first pass. Pass 1 is needed, passes 2 to 8 are not, then the latency.
    EXPECT_EQ(amounts_of(account_of(builder, machine)), (Amounts{{CycleUse::work, 1 * cycle},
                                                                 {CycleUse::local, (1 + 20) * cycle},
                                                                 {CycleUse::conflicts, 7 * cycle}}));
}

TEST(CycleAccount, DividesACycleEquallyOverTheWarpsOfAScheduler) {
    HardwareModel machine = plain_machine();
    machine.latency_global = 100;
    StreamBuilder builder;
    builder.warp().compute(9).barrier();
    builder.warp().global_read(9, 0).barrier();
    // Warp 0 issues in cycles 0 to 9 and 20, where it is at the barrier; warp 1 in cycles 10 to 19. Its data
    // arrives at the end of cycle 119, and it issues its barrier in cycle 120. From cycle 21 to 119, one warp
    // waits for memory, the other one at the barrier.
    EXPECT_EQ(amounts_of(account_of(builder, machine)), (Amounts{{CycleUse::work, 22 * cycle},
                                                                 {CycleUse::global, 99 * cycle / 2},
                                                                 {CycleUse::barrier, 99 * cycle / 2}}));
}

TEST(CycleAccount, OfTwoSchedulersHasTheWaitOfTheFasterOneAtTheBarrier) {
    HardwareModel machine = plain_machine();
    machine.schedulers = 2;
    StreamBuilder builder;
    builder.warp().compute(0).barrier().compute(0);
    builder.warp().compute(29).barrier().compute(0);
    // Scheduler 0 issues in cycles 0, 1 and 31, scheduler 1 in cycles 0 to 31.
    EXPECT_EQ(amounts_of(account_of(builder, machine)),
              (Amounts{{CycleUse::work, (3 + 32) * cycle}, {CycleUse::barrier, 29 * cycle}}));
}

TEST(CycleAccount, NamesTheSiteWithConflictsEvenIfAnotherOneWaitsBehindIt) {
    HardwareModel machine = plain_machine();
    machine.schedulers = 2;
    StreamBuilder builder;
    builder.warp().local_read(0, 33, 1);
    builder.warp().local_write(1, 1, 1);
    // The read's extra passes are in cycles 1 to 32. The write issues in cycles 0 and 1, and waits from cycle
    // 2 until its pass in cycle 33, while the read waits for them from cycle 1, and then one cycle of latency.
    const CycleAccount account = account_of(builder, machine);
    EXPECT_EQ(amounts_of(account), (Amounts{{CycleUse::work, 3 * cycle},
                                            {CycleUse::conflicts, (32 + 31) * cycle},
                                            {CycleUse::local, 2 * cycle}}));
    EXPECT_EQ(account.largest_site(CycleUse::conflicts, builder.program()), Site(0));
    EXPECT_EQ(account.by_site[1][static_cast<std::size_t>(CycleUse::conflicts)], 0U);
}

TEST(CycleAccount, HasTheStepsThatDivergenceAdds) {
    StreamBuilder builder;
    builder.warp().compute(9).extra().compute(4);
    EXPECT_EQ(amounts_of(account_of(builder, plain_machine())),
              (Amounts{{CycleUse::work, 5 * cycle}, {CycleUse::divergence, 10 * cycle}}));
}

TEST(CycleAccount, TellsDependenciesFromAtomics) {
    HardwareModel machine = plain_machine();
    machine.latency_arithmetic = 6;
    StreamBuilder builder;
    builder.warp().compute(3).atomic(0, 0, 32);
    EXPECT_EQ(amounts_of(account_of(builder, machine)), (Amounts{{CycleUse::work, 5 * cycle},
                                                                 {CycleUse::dependency, 5 * cycle},
                                                                 {CycleUse::atomics, 32 * cycle}}));
}

TEST(CycleAccount, TellsApartWhySchedulersHaveNoWarp) {
    HardwareModel machine = plain_machine();
    machine.multiprocessors = 2;
    machine.schedulers = 2;
    machine.latency_group = 7;
    StreamBuilder builder;
    for (const std::uint32_t operations : {9U, 39U, 9U}) {
        builder.group().warp().compute(operations);
    }
    // Groups 0 and 1 start in cycle 0, group 2 in cycle 17 on multiprocessor 0, until cycle 27. The launch
    // takes 40 cycles. The second scheduler of each multiprocessor has no warp.
    EXPECT_EQ(amounts_of(account_of(builder, machine)), (Amounts{{CycleUse::work, 60 * cycle},
                                                                 {CycleUse::group_start, 7 * cycle},
                                                                 {CycleUse::tail, 13 * cycle},
                                                                 {CycleUse::no_work, 80 * cycle}}));
    machine.multiprocessors = 4;
    const CycleAccount account = account_of(builder, machine);
    EXPECT_EQ(account.scheduler_cycles, 4U * 2 * 40);
    EXPECT_EQ(amounts_of(account)[CycleUse::no_work], (3 * 40 + 2 * 40) * cycle);
}

TEST(CycleAccount, HasTheCyclesOfFinishedWarpsWhoseGroupGoesOn) {
    HardwareModel machine = plain_machine();
    machine.schedulers = 2;
    StreamBuilder builder;
    builder.warp().compute(9);
    builder.warp().compute(29);
    EXPECT_EQ(amounts_of(account_of(builder, machine)),
              (Amounts{{CycleUse::work, 40 * cycle}, {CycleUse::group_end, 20 * cycle}}));
}

TEST(CycleAccount, NamesTheLineWithTheLargestSumOfItsSites) {
    CycleAccount account;
    Program program;
    program.sites = {{.line = 3}, {.line = 8}, {.line = 8}, {.line = 9}};
    account.by_site.resize(4);
    const auto use = static_cast<std::size_t>(CycleUse::global);
    account.by_site[0][use] = 50;
    account.by_site[1][use] = 29;
    account.by_site[2][use] = 30;
    EXPECT_EQ(account.largest_site(CycleUse::global, program), Site(2));
    EXPECT_EQ(account.largest_site(CycleUse::local, program), std::nullopt);
}

TEST(CycleAccount, SumsTheSitesOfALineAndSortsTheLines) {
    Program program;
    program.sites = {{.line = 4}, {.line = 7}, {.line = 4}, {.line = 9}};
    CycleAccount account;
    account.by_site.resize(4);
    account.by_site[0][static_cast<std::size_t>(CycleUse::work)] = 10;
    account.by_site[1][static_cast<std::size_t>(CycleUse::barrier)] = 25;
    account.by_site[2][static_cast<std::size_t>(CycleUse::global)] = 20;
    const std::vector<LineUse> lines = uses_by_line(account, program);
    ASSERT_EQ(lines.size(), 2U) << "line 9 costs nothing";
    EXPECT_EQ(lines[0].line, 4U);
    EXPECT_EQ(lines[0].sum, 30U);
    EXPECT_EQ(lines[0].largest(), CycleUse::global);
    EXPECT_EQ(lines[1].line, 7U);
    EXPECT_EQ(lines[1].sum, 25U);
    EXPECT_TRUE(uses_by_line(CycleAccount{}, program).empty());
}

TEST(CycleAccount, DividesPerMilleSoThatTheySumTo1000) {
    UseAmounts amounts{};
    amounts[0] = amounts[1] = amounts[2] = 7;
    EXPECT_EQ(divided(1000, amounts), (UseAmounts{334, 333, 333}));
    EXPECT_EQ(divided(1000, UseAmounts{}), UseAmounts{});
    amounts = {};
    amounts[5] = 1;
    EXPECT_EQ(divided(1000, amounts)[5], 1000U);
}

/// Replaces what makes the pipe of local memory serve other requests than those of the timeline.
HardwareModel with_plain_pipe(HardwareModel machine) {
    machine.one_pipe = 0;
    machine.loads_per_site = 1;
    machine.multiprocessors = std::min(machine.multiprocessors, 4U);
    return machine;
}

void expect_same(const CycleAccount& fast, const test::SlowAccount& slow, std::uint64_t seed) {
    const auto near = [&](std::uint64_t amount, double cycles, std::size_t use) {
        EXPECT_NEAR(static_cast<double>(amount) / CycleAccount::parts, cycles, 1e-3)
            << "seed " << seed << ", use " << use;
    };
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        near(fast.amounts[use], slow.amounts[use], use);
        for (std::size_t site = 0; site < slow.by_site.size(); ++site) {
            near(fast.by_site[site][use], slow.by_site[site][use], use);
        }
    }
}

TEST(CycleAccount, EqualsOneThatLooksAtEveryCycle) {
    UseAmounts seen{};
    for (std::uint64_t seed = 0; seed < (test::runs_whole_suites() ? 400U : 60U); ++seed) {
        test::Dice chance(seed);
        StreamBuilder launch = test::random_launch(chance);
        if (!chance.in(4)) {
            launch.set_needs(test::random_needs(launch.program().sites.size(), chance));
        }
        HardwareModel machine = with_plain_pipe(test::random_machine(chance));
        machine.latency_global = std::min(machine.latency_global, 300U);
        const std::uint32_t resident = 1 + chance.below(machine.warp_slots / launch.streams().group_warps);
        const CycleAccount fast = account_of(launch, machine, resident);
        expect_same(fast, test::slow_account(launch.streams(), launch.program(), machine, resident), seed);
        ASSERT_EQ(std::accumulate(fast.amounts.begin(), fast.amounts.end(), std::uint64_t{0}),
                  fast.scheduler_cycles * CycleAccount::parts)
            << "seed " << seed;
        ASSERT_FALSE(HasFailure());
        for (std::size_t use = 0; use < cycle_uses; ++use) {
            seen[use] += fast.amounts[use] / CycleAccount::parts;
        }
    }
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        EXPECT_GT(seen[use], 20U) << "the launches must show use " << use;
    }
}

TEST(CycleAccount, SumsToAllCyclesAndChangesNothing) {
    for (std::uint64_t seed = 0; seed < (test::runs_whole_suites() ? 800U : 100U); ++seed) {
        test::Dice chance(seed);
        StreamBuilder launch = test::random_launch(chance, test::StepCosts::any, 40);
        if (!chance.in(4)) {
            launch.set_needs(test::random_needs(launch.program().sites.size(), chance));
            launch.set_turn_needs(test::random_needs(launch.program().sites.size(), chance));
        }
        test::add_random_sides(launch, chance);
        const HardwareModel machine = test::random_machine(chance);
        const std::uint32_t resident = 1 + chance.below(machine.warp_slots / launch.streams().group_warps);
        const Simulation plain = launch.run(machine, resident);
        const Simulation with = launch.run(machine, resident, {.with_account = true, .threads = 3});
        ASSERT_EQ(with.hash, plain.hash) << "seed " << seed;
        ASSERT_FALSE(plain.account);
        const CycleAccount& account = *with.account;
        ASSERT_EQ(account.scheduler_cycles, plain.cycles * machine.schedulers * machine.multiprocessors);
        ASSERT_EQ(std::accumulate(account.amounts.begin(), account.amounts.end(), std::uint64_t{0}),
                  account.scheduler_cycles * CycleAccount::parts)
            << "seed " << seed;
        const std::uint64_t issued = account.amounts[static_cast<std::size_t>(CycleUse::work)] +
                                     account.amounts[static_cast<std::size_t>(CycleUse::divergence)];
        ASSERT_EQ(issued, plain.issue_cycles * CycleAccount::parts) << "seed " << seed;
    }
}

} // namespace
} // namespace lockstep
