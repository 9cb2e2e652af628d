#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Guide);

TEST_P(Guide, opens_at_the_page_of_the_shown_view) {
    starts();
    opens("menu/guide-to-view");
    EXPECT_TRUE(sees("guide/of-stage")) << qPrintable(everything());
    presses("Esc");
    EXPECT_TRUE(sees_no("guide/of-stage"));
}

TEST_P(Guide, is_searched_and_read) {
    starts();
    opens("menu/guide");
    EXPECT_TRUE(sees("guide/first-page")) << qPrintable(everything());
    writes("guide/search", "junit");
    clicks("guide/find-bugs");
    EXPECT_TRUE(sees("guide/of-bugs")) << qPrintable(everything());
    presses("Alt+Left");
    EXPECT_TRUE(sees("guide/first-page"));
    presses("Esc");
}

} // namespace
} // namespace lockstep::gui::journeys
