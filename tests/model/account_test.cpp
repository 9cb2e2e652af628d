// Tests that the account of the schedulers' cycles is complete for every experiment on every preset.
#include "catalogue_recording.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "tests/support/whole_suites.h"

#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace lockstep {
namespace {

std::uint64_t sum(const UseAmounts& amounts) {
    return std::accumulate(amounts.begin(), amounts.end(), std::uint64_t{0});
}

void expect_complete(const Simulation& plain, const Simulation& run, const HardwareModel& hardware) {
    const CycleAccount& account = *run.account;
    EXPECT_EQ(run.hash, plain.hash) << "the account changes nothing";
    EXPECT_EQ(account.scheduler_cycles, plain.cycles * hardware.schedulers * hardware.multiprocessors);
    EXPECT_EQ(sum(account.amounts), account.scheduler_cycles * CycleAccount::parts);
    EXPECT_EQ(sum(account.per_mille()), 1000U);
    double shares = 0;
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        shares += account.share(static_cast<CycleUse>(use));
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    // Uses of warps are complete by site too.
    UseAmounts by_site{};
    for (const UseAmounts& site : account.by_site) {
        for (std::size_t use = 0; use < cycle_uses; ++use) {
            by_site[use] += site[use];
        }
    }
    for (std::size_t use = 0; use < static_cast<std::size_t>(CycleUse::group_end); ++use) {
        EXPECT_EQ(by_site[use], account.amounts[use]) << use;
    }
    EXPECT_EQ(account.amounts[static_cast<std::size_t>(CycleUse::work)] +
                  account.amounts[static_cast<std::size_t>(CycleUse::divergence)],
              plain.issue_cycles * CycleAccount::parts);
}

/// Returns all presets, or some that differ most in their rules.
std::vector<std::string> some_presets() {
    return test::runs_whole_suites() ? hardware_preset_names(hardware_folder())
                                     : std::vector<std::string>{"educational", "nvidia-h200", "amd-gcn"};
}

/// Returns all experiments, or some that use local memory, barriers, divergence and atomics.
std::vector<std::string> some_experiments() {
    return test::runs_whole_suites() ? every_id()
                                     : std::vector<std::string>{"reduction/interleaved", "scan/blelloch",
                                                                "transpose/tiled", "execution/histogram"};
}

class Account : public testing::TestWithParam<std::string> {};

TEST_P(Account, SumsTo100PercentOnEveryPreset) {
    std::map<std::uint32_t, std::shared_ptr<const Recording>> recordings; // recordings by warp width
    const ParameterValues values = test::runs_whole_suites() ? ParameterValues{} : small_run(GetParam());
    for (const std::string& name : some_presets()) {
        const HardwareModel hardware = hardware_preset(name).value();
        auto& recording = recordings[hardware.warp_width];
        recording = recording ? recording : recording_of(GetParam(), values, hardware.warp_width);
        const auto session = analyse(recording, hardware, {}, 2);
        ASSERT_TRUE(session.ok());
        for (std::size_t launch = 0; launch < (*session)->launch_count(); ++launch) {
            const LaunchModel& model = (*session)->analysis(launch).model;
            if (!model.simulation) {
                continue;
            }
            const auto run = simulate_again(model, (*session)->trace(launch).program, hardware,
                                            {.with_account = true, .threads = 2});
            ASSERT_TRUE(run.ok());
            SCOPED_TRACE(name + ", launch " + std::to_string(launch));
            expect_complete(*model.simulation, *run, hardware);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfExperiments, Account, testing::ValuesIn(some_experiments()), test_name_of);

TEST(AccountOfConflicts, NamesTheirLineAndWhatRemovingThemSaves) {
    const auto session = analyse(recording_of("transpose/tiled", small_run("transpose/tiled")),
                                 hardware_preset("educational").value(), {}, 2);
    ASSERT_TRUE(session.ok());
    const auto made = (*session)->part(AccountOf{0});
    const auto costs = (*session)->part(CostsOf{0});
    ASSERT_NE(made, nullptr);
    const Saving* const saving = made->largest();
    ASSERT_NE(saving, nullptr);
    EXPECT_EQ(saving->what, Removal::conflicts);
    EXPECT_EQ(static_cast<std::int64_t>(saving->cycles),
              costs->costs[static_cast<std::size_t>(CostKind::conflicts)].exposed);
    const Program& program = (*session)->trace(0).program;
    EXPECT_EQ(saving->site, made->account.largest_site(CycleUse::conflicts, program));
}

TEST(AccountOfNoConflicts, HasNoCyclesOfConflicts) {
    const auto session = analyse(recording_of("transpose/tiled-padded", small_run("transpose/tiled-padded")),
                                 hardware_preset("educational").value(), {}, 2);
    ASSERT_TRUE(session.ok());
    const auto made = (*session)->part(AccountOf{0});
    EXPECT_EQ(made->account.amounts[static_cast<std::size_t>(CycleUse::conflicts)], 0U);
    EXPECT_GT(made->account.amounts[static_cast<std::size_t>(CycleUse::local)], 0U);
}

} // namespace
} // namespace lockstep
