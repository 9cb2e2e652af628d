#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(SweptParameter);

TEST_P(SweptParameter, is_recommended_taken_over_and_exported) {
    starts();
    opens("tab/compare");
    opens("view/sweep");
    sets("sweep/vary", "Elements");
    EXPECT_EQ(reads("sweep/vary"), "Elements");
    sets("sweep/vary", "Work-group size");
    chooses("sweep/values", "64,128");
    EXPECT_EQ(reads("sweep/values"), "64,128");
    clicks("sweep/start");
    waits();
    EXPECT_TRUE(sees("sweep/best", {"64"}));
    const QString figure = another_value("sweep/figure");
    sets("sweep/figure", figure);
    EXPECT_EQ(reads("sweep/figure"), figure);
    chooses_file([this] { clicks("sweep/csv"); }, path("sweep.csv"));
    EXPECT_TRUE(file("sweep.csv").contains("local")) << qPrintable(file("sweep.csv"));
    opens("panel/parameters");
    EXPECT_TRUE(sees("sweep/recommends", {"64"}));
    clicks("sweep/take-over");
    EXPECT_EQ(reads("parameters/local"), "64");
}

} // namespace
} // namespace lockstep::gui::journeys
