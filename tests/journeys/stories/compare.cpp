#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(ComparedRuns);

TEST_P(ComparedRuns, stand_in_a_table_until_one_is_unticked) {
    starts();
    runs_experiment("experiments/sequential");
    opens("tab/compare");
    waits();
    EXPECT_TRUE(reads("compare/runs").contains("Sequential"));
    EXPECT_TRUE(reads("compare/runs").contains("Interleaved"));
    EXPECT_GT(reads("compare/table").count('\n'), 5);
    const QString link = another_value("compare/link");
    sets("compare/link", link);
    EXPECT_EQ(reads("compare/link"), link);
    const QString picture = another_value("compare/picture");
    sets("compare/picture", picture);
    EXPECT_EQ(reads("compare/picture"), picture);
    clicks("compare/first-run");
    presses("Space");
    EXPECT_TRUE(sees("compare/tick"));
    presses("Space");
    EXPECT_GT(reads("compare/table").count('\n'), 5);
}

} // namespace
} // namespace lockstep::gui::journeys
