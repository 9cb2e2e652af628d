#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Followed);

TEST_P(Followed, work_item_is_read_step_by_step_and_each_step_is_gone_to) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("F");
    EXPECT_TRUE(reads("history/list").contains("reads in[0]")) << qPrintable(reads("history/list"));
    EXPECT_EQ(step(), 1);
    clicks("history/list");
    presses("Ctrl+End");
    const int last = step();
    EXPECT_GT(last, 20);
    presses("Up");
    EXPECT_LT(step(), last);
    clicks("history/close");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Shift+F");
    EXPECT_TRUE(reads("word/list").contains("reads in[0]"));
}

} // namespace
} // namespace lockstep::gui::journeys
