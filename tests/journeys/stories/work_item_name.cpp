#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(WorkItemName);

/// A kernel in which work-item (3, 5), of work-group 3, writes out of bounds.
constexpr const char* square = "__kernel void square(__global int* out) {\n"
                               "    int x = get_global_id(0);\n"
                               "    int y = get_global_id(1);\n"
                               "    out[x == 3 && y == 5 ? 64 : 8 * y + x] = x;\n"
                               "}\n";
constexpr const char* square_launch = "square.cl\nsquare\n8 8 1\n4 2 1\n<size=256 fill=0>\n";

TEST_P(WorkItemName, is_the_same_in_finding_evidence_and_inspector) {
    has_file("square.cl", square);
    chooses_file([this] { opens("menu/open"); }, has_file("square.sim", square_launch));
    waits();
    opens("tab/findings");
    EXPECT_TRUE(sees("finding/outside"));
    EXPECT_TRUE(sees("finding/work-item", {"(3, 5)"})) << qPrintable(everything());
    EXPECT_TRUE(everything().contains("(0, 4)–(3, 5)")) << "in the map of the evidence";
    clicks("findings/go");
    opens("panel/inspector");
    EXPECT_EQ(reads("inspector/place"), "Warp 0, lane 7");
    EXPECT_EQ(reads("inspector/item"), "work-item (3, 5)");
}

} // namespace
} // namespace lockstep::gui::journeys
