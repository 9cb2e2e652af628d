#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(VisitedPlaces);

TEST_P(VisitedPlaces, are_gone_back_to_and_forward_again) {
    starts();
    sets("transport/granularity", "Single step");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right, Right, Right");
    const QString third = reads("transport/position");
    EXPECT_EQ(step(), 4);
    opens("tab/memory");
    opens("view/global");
    EXPECT_TRUE(sees("global/numbers"));
    presses("Alt+PgUp");
    EXPECT_TRUE(sees_no("global/numbers"));
    presses("Alt+PgUp");
    EXPECT_EQ(step(), 4) << "steps are no places of their own";
    presses("Alt+PgDown");
    opens("menu/forward");
    EXPECT_TRUE(sees("global/numbers"));
    runs_experiment("experiments/sequential");
    waits();
    EXPECT_NE(reads("transport/position"), third);
    opens("menu/back");
    waits();
    EXPECT_EQ(reads("transport/position"), third) << "the run before";
    EXPECT_FALSE(reads("experiments/list").isEmpty());
}

} // namespace
} // namespace lockstep::gui::journeys
