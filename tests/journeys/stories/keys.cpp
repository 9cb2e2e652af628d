#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Keys);

TEST_P(Keys, of_the_pictures_work_after_a_click_in_the_list_of_experiments) {
    starts();
    runs_experiment("experiments/sequential");
    presses("Home");
    EXPECT_EQ(step(), 1);
    presses("Right");
    EXPECT_GT(step(), 1);
}

TEST_P(Keys, of_an_open_menu_do_not_move_the_step) {
    starts();
    const int before = step();
    ASSERT_GT(before, 1);
    presses("Alt+S");
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }, 5000));
    presses("Home");
    presses("End");
    presses("Home");
    EXPECT_EQ(step(), before);
    presses("Esc");
    EXPECT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() == nullptr; }, 5000));
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    EXPECT_EQ(step(), 1);
}

TEST_P(Keys, find_a_command_by_its_name) {
    starts();
    presses("Ctrl+K");
    types("occupancy");
    EXPECT_TRUE(sees("search/nothing"));
    presses("Ctrl+A");
    types("first step");
    presses("Return");
    EXPECT_EQ(step(), 1);
}

TEST_P(Keys, go_to_the_warp_that_diverges) {
    starts();
    opens("panel/inspector");
    sets("transport/granularity", "Single step");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("End");
    presses("Shift+N");
    const int last = step();
    EXPECT_GT(last, 1);
    EXPECT_TRUE(reads("inspector/place").startsWith("Warp 0"))
        << "only this warp diverges in the last rounds";
    presses("Alt+Down");
    presses("End");
    presses("Shift+N");
    EXPECT_EQ(step(), last);
    EXPECT_TRUE(reads("inspector/place").startsWith("Warp 0")) << "the other warp has nothing to show there";
}

} // namespace
} // namespace lockstep::gui::journeys
