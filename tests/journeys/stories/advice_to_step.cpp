#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(AdviceToStep);

/// A kernel in which group 0 never reaches the line of the advice.
constexpr const char* far = "__kernel void far(__global float* out, __global const float* in) {\n"
                            "    int i = get_global_id(0);\n"
                            "    if (get_group_id(0) == 1) {\n"
                            "        out[i] = in[33 * (i % 64)];\n"
                            "    }\n"
                            "}\n";
constexpr const char* far_launch = "far.cl\nfar\n128 1 1\n64 1 1\n<size=512 fill=0>\n<size=8448 fill=0>\n";

TEST_P(AdviceToStep, opens_what_its_picture_shows) {
    has_file("far.cl", far);
    chooses_file([this] { opens("menu/open"); }, has_file("far.sim", far_launch));
    waits();
    opens("tab/findings");
    waits();
    EXPECT_TRUE(sees("advice/far-apart"));
    const QString reads_far = sentence("advice/warp-reads", {"0", "in[33 * (i % 64)]"});
    EXPECT_TRUE(reads("findings/evidence").contains(reads_far)) << qPrintable(reads("findings/evidence"));
    clicks("findings/go-to-line");
    EXPECT_TRUE(reads("memory/global").contains(reads_far)) << qPrintable(reads("memory/global"));
    EXPECT_EQ(reads("tool/group").left(1), "1");
}

} // namespace
} // namespace lockstep::gui::journeys
