#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(AnotherTextSize);

constexpr const char* own = "__kernel void own(__global int* out) {\n"
                            "    out[get_global_id(0)] = 1;\n"
                            "}\n";
constexpr const char* own_launch = "own.cl\nown\n64 1 1\n64 1 1\n<size=256 fill=0>\n";

TEST_P(AnotherTextSize, keeps_what_was_typed_and_the_step) {
    starts();
    opens("panel/hardware");
    sets("hardware/banks", "16");
    waits();
    opens("panel/parameters");
    chooses("parameters/size", "512");
    writes("parameters/seed", "none");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right, Right");
    const int before = step();
    opens("menu/text-125");
    waits();
    EXPECT_EQ(step(), before);
    opens("panel/parameters");
    EXPECT_EQ(reads("parameters/size"), "512");
    EXPECT_EQ(reads("parameters/seed"), "none");
    EXPECT_TRUE(sees("parameters/refused", {"none"}));
    opens("panel/hardware");
    EXPECT_EQ(reads("hardware/banks"), "16");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Right");
    EXPECT_GT(step(), before);
}

TEST_P(AnotherTextSize, keeps_an_edited_kernel_that_is_still_undone_run_and_saved) {
    has_file("own.cl", own);
    chooses_file([this] { opens("menu/open"); }, has_file("own.sim", own_launch));
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("// mine\n");
    opens("menu/text-125");
    waits();
    opens("menu/english");
    waits();
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").startsWith("// mine\n"));
    EXPECT_TRUE(sees("kernel/changed"));
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Z");
    EXPECT_FALSE(reads("source/text").startsWith("// mine\n"));
    presses("Ctrl+Home");
    types("// new\n");
    presses("F5");
    waits();
    EXPECT_FALSE(sees_now("kernel/changed"));
    opens("menu/save-kernel");
    EXPECT_TRUE(sees("file/saved", {path("own.cl")}));
    EXPECT_TRUE(file("own.cl").startsWith("// new\n"));
}

} // namespace
} // namespace lockstep::gui::journeys
