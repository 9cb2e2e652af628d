#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Help);

TEST_P(Help, lists_the_keys_which_work) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("?");
    EXPECT_TRUE(sees("help/last-step")) << qPrintable(everything());
    presses("Esc");
    EXPECT_TRUE(sees_no("help/last-step"));
    EXPECT_EQ(step(), 1);
    clicks_at("stage/picture", 0.1, 0.03);
    presses("End");
    EXPECT_GT(step(), 1);
    opens("menu/keys");
    EXPECT_TRUE(sees("help/last-step"));
    presses("Esc");
}

} // namespace
} // namespace lockstep::gui::journeys
