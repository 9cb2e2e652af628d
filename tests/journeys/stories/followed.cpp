#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Followed);

TEST_P(Followed, work_item_is_read_step_by_step_and_each_step_is_gone_to) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right");
    presses("F");
    EXPECT_TRUE(reads("history/list").contains("reads in[0]")) << qPrintable(reads("history/list"));
    EXPECT_EQ(step(), 2);
    clicks_at("history/list", 0.3, 0.5);
    presses("Ctrl+End");
    const int last = step();
    EXPECT_GT(last, 20);
    presses("Up");
    EXPECT_LT(step(), last);
    clicks("history/close");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right");
    presses("Shift+F");
    EXPECT_TRUE(reads("word/list").contains("reads in[0]"));
}

TEST_P(Followed, line_that_costs_most_is_one_click_away) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Shift+F4");
    EXPECT_TRUE(reads("lines/list").contains("%")) << qPrintable(reads("lines/list"));
    clicks_at("lines/list", 0.3, 0.4);
    EXPECT_GT(step(), 1);
    clicks("lines/close");
}

} // namespace
} // namespace lockstep::gui::journeys
