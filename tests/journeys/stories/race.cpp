#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(RacedRuns);

TEST_P(RacedRuns, are_followed_to_the_photo_finish_and_to_the_end) {
    starts();
    runs_experiment("experiments/sequential");
    opens("tab/compare");
    opens("view/race");
    waits();
    EXPECT_EQ(reads("race/table").count("running"), 2) << "nothing is told before the start";
    EXPECT_FALSE(sees_now("race/parting"));
    clicks("race/part");
    EXPECT_TRUE(sees("race/parting"));
    EXPECT_EQ(reads("race/table").count("running"), 2);
    clicks("race/photo");
    EXPECT_EQ(reads("race/table").count("running"), 1);
    EXPECT_TRUE(sees("race/parting"));
    EXPECT_TRUE(sees_no("race/close", {"G Sequential"}));
    presses("End");
    EXPECT_EQ(reads("race/table").count("running"), 0);
    EXPECT_TRUE(sees("race/close", {"G Sequential"}));
    presses("Home");
    EXPECT_EQ(reads("race/table").count("running"), 2);
    sets("race/speed", "1,000 / s");
    clicks("race/play");
    EXPECT_TRUE(sees("race/close", {"G Sequential"}));
}

TEST_P(RacedRuns, are_asked_for_by_a_page_with_one_run) {
    starts();
    opens("tab/compare");
    opens("view/race");
    EXPECT_TRUE(sees("race/too-few"));
    EXPECT_THROW((void)reads("race/table"), std::runtime_error) << "there is nothing in it";
    EXPECT_TRUE(may_use("race/add"));
    EXPECT_TRUE(may_use("race/all-variants"));
    opens("tab/stage"); // the page hides the list of experiments
    runs_experiment("experiments/sequential");
    opens("tab/compare");
    opens("view/race");
    waits();
    EXPECT_TRUE(sees_no("race/too-few"));
    EXPECT_EQ(reads("race/table").count("running"), 2);
}

} // namespace
} // namespace lockstep::gui::journeys
