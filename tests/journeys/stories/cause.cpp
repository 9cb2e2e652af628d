#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Cause);

TEST_P(Cause, of_slowness_is_read_without_a_click_and_leads_to_its_line) {
    starts();
    waits();
    if (GetParam() != 100) { // a narrow window shows the card only when it is opened
        opens("panel/why");
    }
    EXPECT_TRUE(sees("cause/divergence"));
    const int before = step();
    clicks("cause/line");
    EXPECT_NE(step(), before);
}

} // namespace
} // namespace lockstep::gui::journeys
