#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(OwnKernelEdited);

constexpr const char* own = "__kernel void own(__global int* out) {\n"
                            "    out[get_global_id(0)] = 1;\n"
                            "}\n";
constexpr const char* own_launch = "own.cl\nown\n64 1 1\n64 1 1\n<size=256 fill=0>\n";

TEST_P(OwnKernelEdited, is_run_as_it_is_typed_and_saved_when_wanted) {
    has_file("own.cl", own);
    chooses_file([this] { opens("menu/open"); }, has_file("own.sim", own_launch));
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("// mine\n");
    EXPECT_TRUE(sees("kernel/changed"));
    presses("F5");
    waits();
    EXPECT_FALSE(sees_now("kernel/changed"));
    EXPECT_TRUE(reads("source/text").startsWith("// mine\n"));
    EXPECT_EQ(file("own.cl"), own) << "not saved yet";
    opens("menu/save-kernel");
    EXPECT_TRUE(sees("file/saved", {path("own.cl")}));
    EXPECT_TRUE(file("own.cl").startsWith("// mine\n"));
}

TEST_P(OwnKernelEdited, says_what_does_not_compile_until_it_is_mended) {
    has_file("own.cl", own);
    chooses_file([this] { opens("menu/open"); }, has_file("own.sim", own_launch));
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("int x = oops;\n");
    EXPECT_TRUE(sees("kernel/undeclared"));
    presses("F5");
    waits();
    EXPECT_TRUE(sees("kernel/undeclared"));
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    presses("Shift+Down");
    presses("Del");
    EXPECT_TRUE(sees_no("kernel/undeclared"));
    presses("F5");
    waits();
    EXPECT_TRUE(is_told("run/ready"));
    EXPECT_FALSE(sees_now("kernel/undeclared"));
}

TEST_P(OwnKernelEdited, that_never_ends_is_cancelled_from_the_editor_and_its_views_stay_grey) {
    has_file("own.cl", own);
    chooses_file([this] { opens("menu/open"); }, has_file("own.sim", own_launch));
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home, Down, End");
    types("\nfor (volatile int i = 0; i < 2000000000; i = i + 1) {}");
    presses("F5");
    EXPECT_TRUE(sees("run/recording"));
    EXPECT_TRUE(is_grey("stage/picture"));
    presses("Esc");
    waits();
    EXPECT_TRUE(sees("run/edited-cancelled")) << qPrintable(everything());
    EXPECT_TRUE(is_grey("stage/picture"));
}

TEST_P(OwnKernelEdited, that_does_not_compile_leaves_the_run_before_the_edit_in_grey) {
    has_file("own.cl", own);
    chooses_file([this] { opens("menu/open"); }, has_file("own.sim", own_launch));
    waits();
    EXPECT_TRUE(is_told("run/ready"));
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("int x = oops;\n");
    EXPECT_TRUE(is_told("run/before-edit"));
    EXPECT_TRUE(is_grey("stage/picture"));
    presses("F5");
    waits();
    EXPECT_TRUE(sees("run/edited-failed"));
    EXPECT_FALSE(sees_now("run/ready"));
    EXPECT_TRUE(is_grey("stage/picture"));
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Z");
    EXPECT_TRUE(is_told("run/ready")) << "the source is the one of the run again";
    EXPECT_FALSE(is_grey("stage/picture"));
}

/// The experiment that ran before is not shown as if it were the kernel.
TEST_P(OwnKernelEdited, that_never_compiled_is_not_shown_as_the_run_before) {
    starts();
    has_file("broken.cl", QString(own).replace("= 1", "= oops"));
    chooses_file([this] { opens("menu/open"); },
                 has_file("broken.sim", QString(own_launch).replace("own.cl", "broken.cl")));
    waits();
    EXPECT_TRUE(sees("run/failed", {"broken.sim", "Reduction, E Interleaved"})) << qPrintable(everything());
    EXPECT_FALSE(sees_now("run/verified"));
    EXPECT_TRUE(is_grey("stage/picture"));
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").contains("oops"));
}

} // namespace
} // namespace lockstep::gui::journeys
