#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES_ON_ALL_SCREENS(FindingToStep);

/// A kernel in which work-items 37 to 63 write out of bounds in the last of four iterations.
constexpr const char* walk = "__kernel void walk(__global int* out) {\n"
                             "    int i = get_global_id(0);\n"
                             "    for (int k = 0; k < 4; ++k) {\n"
                             "        out[i + 64 * k] = k;\n"
                             "    }\n"
                             "}\n";
constexpr const char* walk_launch = "walk.cl\nwalk\n64 1 1\n64 1 1\n<size=916 fill=0>\n";

TEST_P(FindingToStep, opens_the_step_the_warp_and_the_lane_of_the_finding) {
    has_file("walk.cl", walk);
    chooses_file([this] { opens("menu/open"); }, has_file("walk.sim", walk_launch));
    waits();
    opens("tab/findings");
    EXPECT_TRUE(sees("finding/outside"));
    clicks("findings/go");
    EXPECT_TRUE(reads("stage/picture").contains(sentence("finding/round", {"3"})))
        << qPrintable(reads("stage/picture"));
    opens("panel/inspector");
    EXPECT_EQ(reads("inspector/place"), "Warp 1, lane 5");
    EXPECT_TRUE(sees("inspector/outside", {"out[229]"})) << qPrintable(everything());
    EXPECT_TRUE(reads("stage/picture").contains(sentence("stage/faulty")));
}

} // namespace
} // namespace lockstep::gui::journeys
