#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(CancelledRun);

TEST_P(CancelledRun, leaves_what_was_shown_and_another_can_be_run) {
    starts();
    opens("panel/experiments");
    writes("experiments/filter", control("experiments/endless").text);
    clicks("experiments/endless");
    EXPECT_TRUE(sees("run/recording"));
    presses("Esc");
    waits();
    EXPECT_TRUE(sees_no("run/recording"));
    EXPECT_TRUE(reads("stage/picture").contains("Warp 1"));
    presses("F5");
    EXPECT_TRUE(sees("run/recording"));
    opens("menu/cancel");
    waits();
    runs_experiment("experiments/sequential");
    EXPECT_TRUE(everything().contains(control("experiments/sequential").text));
    EXPECT_TRUE(is_told("run/ready"));
}

/// Title, source and list are those of the experiment that was wanted. The views are those of the one before.
TEST_P(CancelledRun, leaves_grey_views_that_say_which_run_they_show) {
    starts();
    ASSERT_TRUE(is_told("run/ready"));
    EXPECT_TRUE(is_told("run/verified"));
    EXPECT_FALSE(is_grey("stage/picture"));
    opens("panel/experiments");
    writes("experiments/filter", control("experiments/endless").text);
    clicks("experiments/endless");
    EXPECT_TRUE(sees("run/recording"));
    presses("Esc");
    waits();
    const QString wanted = "Reduction, K Atomic per group";
    const QString shown = "Reduction, E Interleaved";
    EXPECT_TRUE(sees("run/cancelled", {wanted, shown})) << qPrintable(everything());
    EXPECT_TRUE(is_told("run/older", {shown}));
    EXPECT_FALSE(sees_now("run/ready"));
    EXPECT_FALSE(sees_now("run/verified"));
    EXPECT_TRUE(everything().contains(wanted + " (not run)")) << "in the title";
    EXPECT_TRUE(is_grey("stage/picture"));
    opens("panel/inspector");
    EXPECT_TRUE(is_grey("inspector/place"));
    runs_experiment("experiments/interleaved");
    EXPECT_TRUE(is_told("run/verified"));
    EXPECT_FALSE(sees_now("run/older", {shown}));
    EXPECT_FALSE(is_grey("stage/picture"));
}

/// Edits the hardware during the first run, then cancels the run. The edit is kept.
TEST_P(CancelledRun, is_none_when_the_hardware_is_edited_meanwhile) {
    starts();
    opens("panel/experiments");
    writes("experiments/filter", control("experiments/endless").text);
    clicks("experiments/endless");
    EXPECT_TRUE(sees("run/recording"));
    opens("panel/hardware");
    sets("hardware/latency_local", "33");
    EXPECT_TRUE(sees("run/recording"));
    EXPECT_EQ(reads("hardware/latency_local"), "33");
    presses("Esc");
    waits();
    EXPECT_EQ(reads("hardware/latency_local"), "33");
}

} // namespace
} // namespace lockstep::gui::journeys
