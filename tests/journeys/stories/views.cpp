#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(Views);

TEST_P(Views, are_opened_with_keys_one_after_another) {
    starts();
    presses("Ctrl+3");
    EXPECT_TRUE(sees("view/banks"));
    EXPECT_THROW((void)reads("stage/picture"), std::runtime_error) << "it is hidden";
    presses("Ctrl+Tab");
    EXPECT_TRUE(sees("global/numbers")) << qPrintable(everything());
    presses("Ctrl+Shift+Tab");
    EXPECT_TRUE(sees_no("global/numbers"));
    presses("Ctrl+6");
    EXPECT_FALSE(reads("findings/evidence").isEmpty());
    presses("Ctrl+1");
    EXPECT_TRUE(reads("stage/picture").contains("Warp 1"));
    presses("Right");
    presses("Home");
    EXPECT_EQ(step(), 1) << "the picture has the focus";
}

TEST_P(Views, are_enlarged_and_fit_again) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    const QImage before = looks_at("stage/picture");
    EXPECT_TRUE(!GetParam().has_status_bar() || sees("zoom/is", {"100"}));
    presses("+");
    EXPECT_TRUE(sees("zoom/is", {"125"}));
    EXPECT_NE(looks_at("stage/picture"), before);
    presses("-");
    presses("-");
    EXPECT_TRUE(sees("zoom/is", {"80"}));
    presses("Ctrl+0");
    EXPECT_TRUE(sees("zoom/is", {"100"}));
    EXPECT_TRUE(looks_like("stage/picture", before));
}

} // namespace
} // namespace lockstep::gui::journeys
