#include "tests/journeys/support/clicks.h"
#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>

namespace lockstep::gui::journeys {
namespace {

// What a new user wants first, counted in clicks from the window that the program starts with.

LOCKSTEP_STORIES_ON_ALL_SCREENS(NewUser);

TEST_P(NewUser, reads_why_a_kernel_is_slow_without_a_click) {
    begins();
    EXPECT_TRUE(sees("cause/divergence"));
    EXPECT_TRUE(is_in_sight("start/cause"));
    EXPECT_TRUE(sees_now("cause/line"));
    EXPECT_TRUE(sees_now("start/title")) << "the page stays";
    clicks("start/show-run");
    EXPECT_TRUE(sees_no("start/title"));
    EXPECT_TRUE(reads("stage/picture").contains("Warp 7")) << "it is the run behind the page";
    opens("panel/why");
    EXPECT_TRUE(sees("cause/divergence")) << "the card agrees";
}

TEST_P(NewUser, has_a_picture_for_a_slide_after_two_clicks) {
    begins();
    Clicks clicked;
    clicks("start/show-run");
    clicks("view/copy-slide");
    EXPECT_LE(clicked.count, 2);
    EXPECT_TRUE(sees("picture/copied"));
    const QImage slide = QApplication::clipboard()->image();
    EXPECT_EQ(slide.size(), QSize(1920, 1080));
    EXPECT_NE(slide, QImage(slide.size(), slide.format())) << "it is not empty";
}

TEST_P(NewUser, sees_two_scans_beside_each_other_after_three_clicks) {
    begins();
    Clicks clicked;
    opens("panel/experiments"); // no click, unless the window is narrow
    clicks("experiments/scan");
    clicks("experiments/hillis");
    waits();
    clicks_button_of("experiments/blelloch");
    waits();
    EXPECT_LE(clicked.count, GetParam().is_narrow() ? 4 : 3);
    EXPECT_TRUE(sees("compare/matched", {"B Blelloch", "A Hillis and Steele", "kind=inclusive, size=256"}));
    EXPECT_TRUE(sees_no("compare/refused"));
    EXPECT_GT(reads("compare/table").count('\n'), 5);
}

} // namespace
} // namespace lockstep::gui::journeys
