#include "tests/journeys/support/journey.h"

#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(Steps);

TEST_P(Steps, go_by_what_is_chosen_and_where_is_asked) {
    starts();
    sets("transport/granularity", "Single step");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right, Right");
    EXPECT_EQ(step(), 3);
    clicks("transport/back");
    EXPECT_EQ(step(), 2);
    clicks("transport/forward");
    EXPECT_EQ(step(), 3);
    sets("transport/granularity", "Barrier");
    EXPECT_EQ(reads("transport/granularity"), "Barrier");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Right");
    EXPECT_GT(step(), 3);
    answers([this] { opens("menu/go-to"); },
            [this] {
                presses("Ctrl+A");
                types("7");
                presses("Return");
            });
    EXPECT_EQ(step(), 7);
    clicks_at("stage/picture", 0.1, 0.03);
    if (finds("transport/speed")) {
        sets("transport/speed", "16 / s");
        EXPECT_EQ(reads("transport/speed"), "16 / s");
        clicks_at("stage/picture", 0.1, 0.03);
    } else {
        presses("], ], ]"); // a narrow transport has the speed in a menu
    }
    presses("Space");
    EXPECT_TRUE(QTest::qWaitFor([this] { return step() > 7; }, 5000)) << "it plays";
    presses("Space");
}

TEST_P(Steps, are_those_of_the_group_and_the_lane_that_are_pointed_at) {
    starts();
    sets("tool/group", "1");
    EXPECT_TRUE(everything().contains("work-group 1"));
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Alt+Down, Alt+Right");
    opens("panel/inspector");
    EXPECT_TRUE(reads("inspector/place").startsWith("Warp 1"));
}

} // namespace
} // namespace lockstep::gui::journeys
