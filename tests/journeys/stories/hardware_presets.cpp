#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(HardwarePresets);

TEST_P(HardwarePresets, are_chosen_undone_and_reset) {
    starts();
    opens("panel/hardware");
    EXPECT_EQ(reads("hardware/preset"), "device") << "a run on a CPU follows the device";
    sets("hardware/preset", "amd-gcn");
    waits();
    EXPECT_EQ(reads("hardware/preset"), "amd-gcn");
    EXPECT_EQ(reads("hardware/warp_width"), "64");
    EXPECT_TRUE(sees_now("hardware/as-preset"));
    sets("hardware/warp_width", "32");
    waits();
    EXPECT_EQ(reads("hardware/preset"), "amd-gcn");
    EXPECT_TRUE(sees_now("hardware/one-changed"));
    clicks("hardware/reset");
    waits();
    EXPECT_EQ(reads("hardware/warp_width"), "64");
    EXPECT_FALSE(may_use("hardware/reset"));
    opens("menu/undo");
    waits();
    EXPECT_EQ(reads("hardware/warp_width"), "32");
    opens("menu/redo");
    waits();
    EXPECT_EQ(reads("hardware/warp_width"), "64");
    sets("hardware/preset", "device");
    waits();
    EXPECT_EQ(reads("hardware/preset"), "device");
    EXPECT_EQ(reads("hardware/warp_width"), "32");
}

TEST_P(HardwarePresets, of_ones_own_are_saved_and_are_there_again) {
    starts();
    opens("panel/hardware");
    sets("hardware/latency_global", "321");
    waits();
    answers([this] { clicks("hardware/save"); },
            [this] {
                presses("Ctrl+A");
                types("mine");
                presses("Return");
            });
    waits();
    EXPECT_EQ(reads("hardware/preset"), "mine");
    EXPECT_EQ(reads("hardware/latency_global"), "321");
    EXPECT_TRUE(sees_now("hardware/as-preset"));
    sets("hardware/preset", "educational");
    waits();
    EXPECT_EQ(reads("hardware/latency_global"), "400");
    sets("hardware/preset", "mine");
    waits();
    EXPECT_EQ(reads("hardware/latency_global"), "321");
}

} // namespace
} // namespace lockstep::gui::journeys
