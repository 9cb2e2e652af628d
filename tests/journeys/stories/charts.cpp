#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

struct Charts : Journey {
    /// At large text sizes, the panel is hidden at first.
    void shows_charts() {
        if (!finds("panel/charts")) {
            presses("F8");
        }
        opens("panel/charts");
    }
};
INSTANTIATE_TEST_SUITE_P(OnScreen, Charts, testing::ValuesIn(all_screens()));

TEST_P(Charts, are_sorted_and_name_what_they_leave_out) {
    starts();
    runs_experiment("experiments/broken");
    runs_experiment("experiments/sequential");
    opens("panel/parameters");
    chooses("parameters/local", "64");
    presses("F5");
    waits();
    shows_charts();
    clicks("charts/variants");
    EXPECT_TRUE(sees("charts/left-out")) << qPrintable(everything());
    clicks("charts/times");
    chooses_in_context_menu("Copy as CSV");
    const QStringList rows = clipboard().split('\n', Qt::SkipEmptyParts);
    ASSERT_GE(rows.size(), 3) << qPrintable(clipboard());
    EXPECT_TRUE(rows[1].contains("Sequential")) << "640 ns: the best is first. " << qPrintable(clipboard());
    EXPECT_TRUE(rows.last().contains("Interleaved") || rows.last().contains("Sequential"));
    EXPECT_FALSE(clipboard().contains("No barrier"));
}

TEST_P(Charts, are_of_rounds_variants_or_the_launch_and_can_be_hidden) {
    starts();
    shows_charts();
    clicks("charts/variants");
    EXPECT_FALSE(looks_at("charts/times").isNull());
    clicks("charts/launch");
    EXPECT_THROW((void)looks_at("charts/bandwidth"), std::runtime_error) << "the page is another";
    EXPECT_TRUE(sees("charts/lanes")) << qPrintable(everything());
    clicks("charts/rounds");
    EXPECT_TRUE(sees_no("charts/lanes"));
    presses("F8");
    EXPECT_THROW((void)looks_at("charts/times"), std::runtime_error) << "the panel is hidden";
    presses("F8");
    EXPECT_FALSE(looks_at("charts/times").isNull());
}

} // namespace
} // namespace lockstep::gui::journeys
