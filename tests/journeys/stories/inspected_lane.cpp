#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(InspectedLane);

TEST_P(InspectedLane, is_the_one_that_the_keys_choose) {
    starts();
    opens("panel/inspector");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    EXPECT_EQ(reads("inspector/place"), "Warp 0, lane 0");
    presses("Alt+Down, Alt+Right, Alt+Right");
    EXPECT_EQ(reads("inspector/place"), "Warp 1, lane 2");
    EXPECT_EQ(reads("inspector/item"), "work-item 34");
    EXPECT_TRUE(sees("inspector/reads", {"in[34]"})) << qPrintable(everything());
    presses("Alt+Left, Alt+Up");
    EXPECT_EQ(reads("inspector/place"), "Warp 0, lane 1");
    EXPECT_TRUE(sees("inspector/reads", {"in[1]"}));
}

} // namespace
} // namespace lockstep::gui::journeys
