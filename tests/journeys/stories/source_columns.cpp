#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(SourceColumns);

/// The numbers of the first line that was executed, from the table of counters.
QString first_line(const QString& csv) {
    return csv.section('\n', 1, 1);
}

TEST_P(SourceColumns, count_one_launch_or_all_and_are_copied) {
    starts();
    runs_experiment("experiments/two-launches");
    opens("panel/source");
    EXPECT_EQ(reads("source/counters"), "This launch");
    clicks_at("source/text", 0.4, 0.5);
    chooses_in_context_menu("Copy as CSV");
    const QString one = clipboard();
    const QImage columns = looks_at("source/columns");
    sets("source/counters", "All launches");
    EXPECT_EQ(reads("source/counters"), "All launches");
    EXPECT_NE(looks_at("source/columns"), columns);
    clicks_at("source/text", 0.4, 0.5);
    chooses_in_context_menu("Copy as CSV");
    EXPECT_NE(first_line(clipboard()), first_line(one)) << qPrintable(one);
    sets("source/counters", "This launch");
    EXPECT_TRUE(looks_like("source/columns", columns));
}

} // namespace
} // namespace lockstep::gui::journeys
