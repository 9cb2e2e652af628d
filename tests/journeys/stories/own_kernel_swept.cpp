#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(OwnKernelSwept);

constexpr const char* tiles = "#ifndef TILE\n#define TILE 8\n#endif\n"
                              "__kernel void tiles(__global int* out) {\n"
                              "    out[get_global_id(0)] = get_global_id(0) / TILE;\n"
                              "}\n";
constexpr const char* tiles_launch = "tiles.cl\ntiles\n32 1 1\n16 1 1\n<size=128 fill=0>\n";

TEST_P(OwnKernelSwept, shows_its_best_group_size_after_three_clicks_which_is_applied) {
    starts();
    has_file("tiles.cl", tiles);
    chooses_file([this] { opens("menu/open"); }, has_file("tiles.sim", tiles_launch));
    waits();
    opens("tab/compare");
    opens("view/sweep");
    EXPECT_TRUE(sees("sweep/of", {"tiles.sim"})) << "not of the experiment before it";
    EXPECT_EQ(reads("sweep/vary"), "Work-group size");
    EXPECT_EQ(reads("sweep/values"), "16,32");
    clicks("sweep/start");
    waits();
    EXPECT_TRUE(sees("sweep/same-work"));
    EXPECT_EQ(reads("sweep/table").count("same"), 2) << qPrintable(reads("sweep/table"));
    chooses("sweep/values", "24,32");
    clicks("sweep/start");
    waits();
    EXPECT_TRUE(sees("sweep/divisors", {"32"}));
    EXPECT_TRUE(sees("sweep/best", {"32"}));
    clicks("sweep/apply");
    opens("panel/parameters");
    EXPECT_EQ(reads("launch/local"), "32");
}

TEST_P(OwnKernelSwept, runs_the_edited_text_and_recommends_no_other_results) {
    has_file("tiles.cl", tiles);
    chooses_file([this] { opens("menu/open"); }, has_file("tiles.sim", tiles_launch));
    waits();
    opens("tab/compare");
    opens("view/sweep");
    sets("sweep/vary", "Macro TILE");
    chooses("sweep/values", "8");
    clicks("sweep/start");
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("#ifndef MORE\n#define MORE 2\n#endif\n#define TILE MORE\n");
    EXPECT_TRUE(sees("sweep/edited"));
    sets("sweep/vary", "Macro MORE");
    EXPECT_EQ(reads("sweep/values"), "1,2,4,8") << "the kernel has this macro since the edit";
    chooses("sweep/values", "2,4");
    clicks("sweep/start");
    waits();
    EXPECT_TRUE(sees("sweep/differs", {"D.MORE=4", "D.MORE=2"}));
    EXPECT_TRUE(sees("sweep/no-best"));
    EXPECT_FALSE(sees_now("sweep/edited"));
}

} // namespace
} // namespace lockstep::gui::journeys
