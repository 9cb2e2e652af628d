#include "core/recording/sweep.h"

#include "tests/unit/recording/sweep_world.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

class RecommendTest : public SweepWorld {};

TEST_F(RecommendTest, RecommendsTheLeastTimeAndNamesThoseThatAreAsGood) {
    times_ = {{"32/sequential", {90, 100, 110}}, {"64/sequential", {89, 99, 109}}, {"128/sequential", {200}}};
    const auto done = run({.axes = {axis("local=32,64,128")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->recommendation->point, 1U);
    EXPECT_EQ(done->recommendation->as_good, std::vector<std::size_t>{0});
    EXPECT_EQ(done->recommendation->next, 2U);
}

TEST_F(RecommendTest, GivesTheCountedFiguresThatSpeakForItsRecommendation) {
    times_ = {{"256/sequential", {50}}, {"256/compacted", {100}}};
    const auto done = run({.run = {.parameters = {{"local", "256"}}}, .axes = {axis("variant")}});
    ASSERT_TRUE(done.ok());
    const auto& least = done->recommendation->least;
    EXPECT_NE(std::ranges::find(least, &run_figure("totals.local_load.conflicts")), least.end());
    // Both variants write the same number of sectors, so this metric is not a reason for either.
    EXPECT_EQ(std::ranges::find(least, &run_figure("totals.global_store.sectors")), least.end());
}

TEST_F(RecommendTest, RecommendsNothingAmongValuesThatAskForOtherWork) {
    const auto done = run({.axes = {axis("ways=1,2,4")}});
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation.has_value());
    EXPECT_EQ(questions(*done), std::vector<std::string>{"ways"});
    EXPECT_TRUE(run({.axes = {axis("ways=2")}})->recommendation.has_value()) << "there is one question";
}

TEST_F(RecommendTest, ComparesTheTimeAnElementWhereTheCombinationsDoUnequalWork) {
    times_ = {{"32/sequential", {100}}, {"64/sequential", {150}}, {"128/sequential", {800}}};
    work_ = [](const ParameterValues& values) {
        return Work{.elements = static_cast<std::uint64_t>(number_of(values, "local"))};
    };
    const auto done = run({.axes = {axis("local=32,64,128")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->recommendation->compared_by, ComparedBy::time_per_element);
    EXPECT_EQ(done->recommendation->point, 1U); // 150 / 64 is less than 100 / 32
    EXPECT_EQ(done->recommendation->next, 0U);
    EXPECT_DOUBLE_EQ(compared_median_ns(*done, done->points[0]), 400); // scaled to 128 elements
    EXPECT_TRUE(done->recommendation->least.empty()) << "counts of unequal work are no reason";
}

TEST_F(RecommendTest, CountsWhatACombinationLeavesToOthersAsNotDone) {
    times_ = {{"32/sequential", {100}}, {"256/sequential", {105}}};
    work_ = [](const ParameterValues& values) {
        return Work{.elements = 1024,
                    .left = 1024 / static_cast<std::uint64_t>(number_of(values, "local")) * 4 - 1};
    };
    const auto done = run({.axes = {axis("local=32,256")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->points[0].work.left, 127U);
    EXPECT_EQ(done->recommendation->point, 1U); // 105 ns for 1009 elements, 100 ns for 897
}

TEST_F(RecommendTest, TimesTheFastestOnceMoreInTurnAndBelievesThat) {
    times_ = {{"32/sequential", {100}}, {"64/sequential", {110}}, {"128/sequential", {900}}};
    std::vector<std::string> in_turn;
    const RunTimer timer = [&](const std::vector<RunSpec>& all, const ProgressSink&) {
        std::vector<RunTimings> timings;
        for (const RunSpec& run : all) {
            const std::string& local = run.parameters.at("local");
            in_turn.push_back(local);
            timings.push_back({summarise({local == "32" ? 130U : 90U})});
        }
        return Result<std::vector<RunTimings>>(std::move(timings));
    };
    const auto done = run({.axes = {axis("local=32,64,128")}}, {}, timer);
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(in_turn, (std::vector<std::string>{"32", "64"}));
    EXPECT_EQ(done->recommendation->point, 1U);
    EXPECT_TRUE(done->points[0].timed_in_turn && done->points[1].timed_in_turn);
    EXPECT_FALSE(done->points[2].timed_in_turn);
    EXPECT_EQ(done->points[0].figures->timing->median_ns, 130U);
}

TEST_F(RecommendTest, RecommendsNothingWhereTimingInTurnFails) {
    const RunTimer timer = [](const std::vector<RunSpec>&, const ProgressSink&) {
        return Result<std::vector<RunTimings>>(Error{.code = ErrorCode::worker_died});
    };
    const auto done = run({.axes = {axis("local=32,64")}}, {}, timer);
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation.has_value());
    ASSERT_TRUE(done->not_in_turn.has_value());
    EXPECT_EQ(done->not_in_turn->code, ErrorCode::worker_died);
    EXPECT_FALSE(done->points[0].timed_in_turn);
    EXPECT_TRUE(done->points[0].figures->timing.has_value()) << "its first time stays, as an observation";
}

} // namespace
} // namespace lockstep
