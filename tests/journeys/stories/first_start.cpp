#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(FirstStart);

TEST_P(FirstStart, shows_a_run_and_steps_through_it) {
    starts();
    EXPECT_TRUE(is_told("run/ready"));
    EXPECT_TRUE(reads("stage/picture").contains("Warp 1"));
    const int before = step();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Right");
    EXPECT_GT(step(), before);
    presses("Home");
    EXPECT_EQ(step(), 1);
}

} // namespace
} // namespace lockstep::gui::journeys
