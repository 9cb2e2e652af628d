#include "app/words/account_words.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace lockstep {
namespace {

/// A launch of 1000 cycles, of which its one scheduler issues in 700.
LaunchAccount launch_with(CycleUse use, std::uint64_t cycles, std::vector<Saving> savings) {
    LaunchAccount launch{.cycles = 1000, .savings = std::move(savings)};
    launch.account.scheduler_cycles = 1000;
    launch.account.amounts[0] = 700 * CycleAccount::parts;
    launch.account.amounts[static_cast<std::size_t>(CycleUse::tail)] = (300 - cycles) * CycleAccount::parts;
    launch.account.amounts[static_cast<std::size_t>(use)] = cycles * CycleAccount::parts;
    return launch;
}

TEST(AccountWords, EveryUseAndEveryRemovalHasItsWords) {
    std::set<std::string> names;
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        names.insert(use_words(static_cast<CycleUse>(use)));
        EXPECT_STRNE(use_definition(static_cast<CycleUse>(use)), "");
    }
    EXPECT_EQ(names.size(), cycle_uses);
    EXPECT_FALSE(names.contains(""));
    for (std::size_t what = 0; what < removals; ++what) {
        EXPECT_STRNE(removal_words(static_cast<Removal>(what)), "");
    }
}

TEST(AccountWords, SayTheShareAndWhatRemovingTheCostSaves) {
    const LaunchAccount launch = launch_with(CycleUse::conflicts, 284, {{Removal::conflicts, 221}});
    EXPECT_EQ(english(cause_phrase(launch, "line 41")),
              "28.4 % of the scheduler cycles are spent on bank conflicts, mainly at line 41. Removing them "
              "would save 22.1 % of the modelled time.");
    const CauseCard card = cause_card(launch);
    EXPECT_EQ(english(card.number), "28.4 %");
    EXPECT_EQ(english(card.heading), "of the scheduler cycles: bank conflicts");
    EXPECT_EQ(english(card.detail),
              "Without bank conflicts, the launch would take 22.1 % less time: 779 instead of 1,000 cycles.");
    EXPECT_EQ(card.use, CycleUse::conflicts);
    EXPECT_TRUE(card.difference.empty()) << "the number is that of the row";
}

TEST(AccountWords, CallConflictsOfAtomicsOnTheSameWordByTheirCause) {
    LaunchAccount launch = launch_with(CycleUse::conflicts, 284, {{Removal::conflicts, 221, Site(1)}});
    launch.account.by_site.resize(2);
    launch.account.by_site[1][static_cast<std::size_t>(CycleUse::conflicts)] = 284 * CycleAccount::parts;
    launch.same_word_sites = {Site(1)};
    EXPECT_EQ(
        english(cause_phrase(launch, "line 41")),
        "28.4 % of the scheduler cycles are spent on local atomics on the same word, mainly at line 41. "
        "They take turns. Removing their extra passes would save 22.1 % of the modelled time.");
    const CauseCard card = cause_card(launch);
    EXPECT_EQ(english(card.heading), "of the scheduler cycles: local atomics on the same word");
    EXPECT_EQ(english(card.detail),
              "Without extra passes of local atomics on the same word, the launch would take "
              "22.1 % less time: 779 instead of 1,000 cycles.");
    EXPECT_EQ(english(row_phrase(launch, CycleUse::conflicts, {})),
              "local atomics on the same word: 28.4 %, 284 cycles");
    launch.savings[0].site = Site(0);
    EXPECT_EQ(english(cause_card(launch).heading), "of the scheduler cycles: bank conflicts")
        << "the named line has other conflicts";
    launch.savings[0].site = Site(1);
    launch.account.by_site[1] = {};
    EXPECT_EQ(english(cause_card(launch).heading), "of the scheduler cycles: bank conflicts")
        << "most cycles are those of other sites";
}

TEST(AccountWords, SayOnlyTheSavingIfItIsMuchMoreThanTheShare) {
    const LaunchAccount launch = launch_with(CycleUse::divergence, 29, {{Removal::divergence, 256}});
    EXPECT_EQ(english(cause_phrase(launch, "line 111")),
              "Without divergence (mainly at line 111), the launch would take 25.6 % less time.");
    EXPECT_EQ(english(cause_phrase(launch, {})),
              "Without divergence, the launch would take 25.6 % less time.");
    const CauseCard card = cause_card(launch);
    EXPECT_EQ(english(card.number), "25.6 %");
    EXPECT_EQ(card.use, CycleUse::divergence);
    EXPECT_EQ(english(card.difference),
              "The bar marks the share of this cost (divergence: 2.9 %). Removing a cost can save more than "
              "its share, because it can also shorten the waits of other warps.");
    const LaunchAccount without_row = launch_with(CycleUse::divergence, 0, {{Removal::divergence, 256}});
    EXPECT_TRUE(english(cause_card(without_row).difference)
                    .starts_with("This cost has no share of the scheduler cycles."));
}

TEST(AccountWords, SayThatThereIsNothingToCure) {
    const LaunchAccount launch = launch_with(CycleUse::conflicts, 9, {{Removal::conflicts, 9}});
    EXPECT_EQ(english(cause_phrase(launch, {})), "No single cost is worth removing: each would save less "
                                                 "than 1 % of the modelled time. Most scheduler "
                                                 "cycles: instructions (70.0 %).");
    EXPECT_TRUE(cause_card(launch).number.empty());
    EXPECT_TRUE(next_cost_phrase(launch, {}).empty());
}

TEST(AccountWords, NameTheRunnerUpAndTheRows) {
    const LaunchAccount launch =
        launch_with(CycleUse::barrier, 41, {{Removal::conflicts, 221}, {Removal::barriers, 41}});
    EXPECT_EQ(english(next_cost_phrase(launch, "line 38")),
              "Next: without barriers (mainly at line 38), the launch would take 41 fewer cycles (4.1 % less "
              "time).");
    EXPECT_EQ(english(next_cost_phrase(launch, {})),
              "Next: without barriers, the launch would take 41 fewer cycles (4.1 % less time).");
    EXPECT_EQ(english(row_phrase(launch, CycleUse::barrier, "line 38")),
              "barriers: 4.1 %, 41 cycles, line 38")
        << "the share of the scheduler cycles: another measure, in other words";
    EXPECT_EQ(english(row_phrase(launch, CycleUse::tail, {})), "tail: 25.9 %, 259 cycles");
}

} // namespace
} // namespace lockstep
