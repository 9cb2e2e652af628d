#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(HardwareEdit);

TEST_P(HardwareEdit, stays_in_its_control_and_the_next_one_keeps_it) {
    starts();
    opens("panel/hardware");
    sets("hardware/latency_local", "33");
    waits();
    EXPECT_EQ(reads("hardware/latency_local"), "33");
    EXPECT_TRUE(sees_now("hardware/one-changed"));
    sets("hardware/warp_width", "16");
    waits();
    EXPECT_EQ(reads("hardware/warp_width"), "16");
    EXPECT_EQ(reads("hardware/latency_local"), "33") << "the edit before";
    EXPECT_TRUE(sees_now("hardware/two-changed"));
    EXPECT_TRUE(reads("stage/picture").contains("Warp 3")) << "64 work-items in warps of 16";
}

TEST_P(HardwareEdit, is_marked_in_its_row_and_reset_there) {
    starts();
    opens("panel/hardware");
    const QString before = reads("hardware/banks");
    EXPECT_FALSE(sees_now("hardware/row-changed", {before}));
    sets("hardware/latency_local", "33");
    sets("hardware/banks", "16");
    waits();
    EXPECT_TRUE(sees("hardware/row-changed", {before}));
    clicks("hardware/reset-banks");
    waits();
    EXPECT_EQ(reads("hardware/banks"), before);
    EXPECT_EQ(reads("hardware/latency_local"), "33") << "the other change";
    EXPECT_TRUE(sees_no("hardware/row-changed", {before}));
    EXPECT_TRUE(sees_now("hardware/one-changed"));
}

/// The end of a run must not discard digits that are being typed.
TEST_P(HardwareEdit, half_typed_survives_the_end_of_a_run) {
    starts();
    opens("panel/hardware");
    sets("hardware/latency_local", "33");
    writes("hardware/latency_global", "55");
    waits();
    presses("Return");
    waits();
    EXPECT_EQ(reads("hardware/latency_global"), "55");
    EXPECT_EQ(reads("hardware/latency_local"), "33");
}

TEST_P(HardwareEdit, that_cannot_be_is_refused_with_its_range) {
    starts();
    opens("panel/hardware");
    const QString before = reads("hardware/latency_global");
    sets("hardware/latency_global", "99999999");
    EXPECT_EQ(reads("hardware/latency_global"), before);
    EXPECT_TRUE(sees("hardware/refused", {"Global latency", "99999999"}));
}

TEST_P(HardwareEdit, is_not_made_by_the_wheel) {
    opens("panel/hardware");
    sets("hardware/banks", "16");
    for (const char* id : {"hardware/banks", "hardware/latency_global", "hardware/preset"}) {
        (void)reads(id); // scrolls to the field
        const QString before = reads(id);
        turns_wheel(id, 1);
        EXPECT_EQ(reads(id), before) << id;
    }
}

} // namespace
} // namespace lockstep::gui::journeys
