// Tests where runs part, in cases that a reader can check by hand.
#include "core/race/parting.h"

#include <gtest/gtest.h>
#include <string_view>

namespace lockstep {
namespace {

/// Makes a run from its slots, with a letter per cycle: a active, b blocked at a barrier, g blocked by global
/// memory, r ready, . empty.
Racer run(const std::vector<std::string_view>& slots, std::uint64_t end) {
    Timeline timeline;
    for (std::size_t slot = 0; slot < slots.size(); ++slot) {
        timeline.residencies.push_back({.slot = static_cast<std::uint32_t>(slot), .begin = 0, .end = end});
    }
    for (std::uint64_t cycle = 0; cycle < end; ++cycle) {
        for (std::uint32_t slot = 0; slot < slots.size(); ++slot) {
            const char letter = cycle < slots[slot].size() ? slots[slot][cycle] : '.';
            if (letter == '.') {
                continue;
            }
            timeline.intervals.push_back({.begin = cycle,
                                          .end = cycle + 1,
                                          .residency = slot,
                                          .state = letter == 'a'   ? WarpState::active
                                                   : letter == 'r' ? WarpState::ready
                                                                   : WarpState::blocked,
                                          .reason = letter == 'g'   ? WaitReason::global
                                                    : letter == 'b' ? WaitReason::barrier
                                                                    : WaitReason::none});
        }
    }
    RaceLeg leg{.end = end};
    leg.timeline = std::make_shared<const Timeline>(std::move(timeline));
    return {.session = nullptr, .legs = {leg}, .end = end, .standing = {}};
}

std::optional<std::uint64_t> parting(const std::vector<Racer>& runs) {
    return parting_of(runs);
}

TEST(Parting, is_the_first_cycle_in_which_a_slot_is_in_another_state) {
    EXPECT_EQ(parting({run({"aabbbbaar"}, 9), run({"aabbbrraa"}, 9)}), 5U);
    EXPECT_EQ(parting({run({"aa", "rr"}, 2), run({"aa", "ra"}, 2)}), 1U);
    EXPECT_EQ(parting({run({"a"}, 1), run({"r"}, 1)}), 0U);
}

TEST(Parting, looks_at_the_reason_of_waiting) {
    EXPECT_EQ(parting({run({"aggg"}, 4), run({"aggb"}, 4)}), 3U);
}

TEST(Parting, of_equal_runs_does_not_happen) {
    EXPECT_FALSE(parting({run({"aab"}, 3), run({"aab"}, 3)}));
    EXPECT_FALSE(parting({run({}, 0), run({}, 0)}));
    EXPECT_FALSE(parting({run({"a"}, 1)}));
}

TEST(Parting, is_the_end_of_the_first_run_if_the_other_only_lasts_longer) {
    EXPECT_EQ(parting({run({"aab"}, 3), run({"aab."}, 4)}), 3U);
    EXPECT_EQ(parting({run({}, 0), run({"a"}, 1)}), 0U) << "a run that is finished at once";
}

TEST(Parting, counts_a_slot_that_the_other_run_leaves_empty) {
    EXPECT_EQ(parting({run({"aaa"}, 3), run({"aaa", "..a"}, 3)}), 2U);
}

TEST(Parting, is_that_of_the_run_that_leaves_first) {
    EXPECT_EQ(parting({run({"aaaa"}, 4), run({"aaar"}, 4), run({"arrr"}, 4)}), 1U);
}

TEST(Parting, is_unknown_after_the_end_of_a_recorded_timeline) {
    Racer cut = run({"aaaa"}, 4);
    auto timeline = std::make_shared<Timeline>(*cut.legs[0].timeline);
    timeline->intervals.resize(2);
    timeline->is_whole = false;
    cut.legs[0].timeline = timeline;
    EXPECT_FALSE(parting({cut, run({"aarr"}, 4)}));
    EXPECT_EQ(parting({cut, run({"arrr"}, 4)}), 1U);
}

TEST(Parting, compares_times_not_cycles) {
    Racer slow = run({"aab"}, 6);
    slow.legs[0].units_per_cycle = 2;
    EXPECT_EQ(parting({slow, run({"aaaabb"}, 6)}), std::nullopt);
    EXPECT_EQ(parting({slow, run({"aaabbb"}, 6)}), 3U);
}

TEST(RoundAt, is_empty_outside_of_rounds) {
    const RaceRounds rounds{{1, "k", 1, 10, 20}, {2, "k", 2, 20, 25}, {1, "j", 0, 30, 40}};
    EXPECT_FALSE(round_at(rounds, 9));
    EXPECT_EQ(round_at(rounds, 10), 0U);
    EXPECT_EQ(round_at(rounds, 19), 0U);
    EXPECT_EQ(round_at(rounds, 20), 1U);
    EXPECT_FALSE(round_at(rounds, 27));
    EXPECT_EQ(round_at(rounds, 39), 2U);
    EXPECT_FALSE(round_at(rounds, 40));
}

} // namespace
} // namespace lockstep
