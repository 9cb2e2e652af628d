#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

/// On a laptop, the panel has no room for costs beside these lines.
struct LineCost : Journey {};
INSTANTIATE_TEST_SUITE_P(OnScreen, LineCost, testing::Values(usual_screens()[0], usual_screens()[1]));

TEST_P(LineCost, is_shown_at_the_ends_of_source_lines_and_hidden_again) {
    starts();
    runs_experiment("experiments/compacted");
    opens("panel/source");
    EXPECT_FALSE(sees_now("source/sectors", {"4.0"})) << "only if the user wants it";
    clicks_at("source/text", 0.4, 0.5);
    chooses_in_context_menu("Costs at line ends");
    EXPECT_TRUE(sees("source/sectors", {"4.0"})) << qPrintable(everything());
    clicks_at("source/text", 0.4, 0.5);
    chooses_in_context_menu("Costs at line ends");
    EXPECT_TRUE(sees_no("source/sectors", {"4.0"}));
}

} // namespace
} // namespace lockstep::gui::journeys
