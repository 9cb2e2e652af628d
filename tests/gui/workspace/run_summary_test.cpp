// Tests what is stored about a run, and which place is shown first.
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/run_summary.h"
#include "app/gui/workspace/track.h"
#include "tests/gui/run_sessions.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

GroupView view_of(Reduction variant) {
    return make_group_view(session_of(fixture::reduction_recording(variant, 256, 1)), 0, Group(0));
}

TEST(OpeningTick, is_the_decision_of_the_first_round_from_four_on) {
    const GroupView interleaved = view_of(Reduction::interleaved);
    const Tick tick = opening_tick(interleaved);
    EXPECT_EQ(tick.value() + 1, 18U) << "step 18 of 56";
    EXPECT_EQ(interleaved.round_at(tick)->value, 4);
    EXPECT_TRUE(is_decision(interleaved.site(interleaved.steps->ticks[tick.index()].site).kind));
    const GroupView sequential = view_of(Reduction::sequential);
    EXPECT_GE(sequential.round_at(opening_tick(sequential))->value, 4);
}

TEST(OpeningTick, of_a_run_without_rounds_is_its_first_split_or_access) {
    GroupView view = view_of(Reduction::interleaved);
    view.rounds.clear();
    const auto notable_step = next_notable(view, Tick(0), Warp(0), Direction::forwards);
    ASSERT_TRUE(notable_step);
    EXPECT_EQ(opening_tick(view), notable_step->tick);
}

TEST(RunSummary, keeps_two_loops_apart) {
    GroupView view = view_of(Reduction::interleaved);
    const RunSummary one = summarise(view);
    ASSERT_EQ(one.blocks.size(), 1U);
    EXPECT_EQ(one.blocks[0].count, 8U);
    EXPECT_EQ(one.blocks[0].word, "round k");
    ASSERT_NE(view.steps->ticks[0].site, view.rounds[0].loop);
    for (std::size_t i = 5; i < view.rounds.size(); ++i) {
        // Pretends that the last three iterations belong to a second loop.
        view.rounds[i].loop = view.steps->ticks[0].site;
    }
    const RunSummary two = summarise(view);
    ASSERT_EQ(two.blocks.size(), 2U);
    EXPECT_EQ(two.blocks[1].first, 5U);
    EXPECT_EQ(two.blocks[1].count, 3U);
    EXPECT_EQ(two.rounds[4], "16");
    EXPECT_EQ(two.access_lanes.size(), 8U);
}

RunSummary with(const ParameterValues& parameters, std::optional<bool> correct = true) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 1);
    recording.what = "reduction/interleaved";
    recording.parameters = parameters;
    recording.correct = correct;
    return summarise(make_group_view(session_of(std::move(recording)), 0, Group(0)));
}

TEST(RunSummary, says_its_size_and_its_work) {
    const RunSummary large = with({{"size", "1048576"}, {"local", "256"}, {"op", "max"}});
    EXPECT_EQ(large.chip, "1,048,576 · 256");
    const RunSummary small = with({{"size", "256"}, {"local", "256"}, {"op", "max"}});
    EXPECT_EQ(why_not_comparable(large, small), "not comparable: 1,048,576 elements");
    const RunSummary otherwise = with({{"size", "256"}, {"local", "64"}, {"op", "max"}});
    EXPECT_EQ(why_not_comparable(otherwise, small), "") << "another way to the same result";
    const RunSummary sum = with({{"size", "256"}, {"local", "256"}, {"op", "sum"}});
    EXPECT_EQ(why_not_comparable(sum, small), "not comparable: op=sum");
    const RunSummary wrong = with({{"size", "256"}, {"local", "256"}, {"op", "max"}}, false);
    EXPECT_EQ(why_not_comparable(wrong, small), "not comparable: wrong result");
}

TEST(TimeLeft, is_said_in_words) {
    EXPECT_TRUE(time_left_text(568).startsWith("about 9 minute")) << qPrintable(time_left_text(568));
    EXPECT_TRUE(time_left_text(60).startsWith("about 1 minute")) << qPrintable(time_left_text(60));
    EXPECT_TRUE(time_left_text(33).startsWith("about 35 second")) << qPrintable(time_left_text(33));
    EXPECT_EQ(time_left_text(2), "a few seconds left");
    EXPECT_TRUE(time_left_text(7300).startsWith("about 2 hour")) << qPrintable(time_left_text(7300));
}

} // namespace
} // namespace lockstep::gui
