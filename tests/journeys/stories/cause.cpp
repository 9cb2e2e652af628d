#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Cause);

/// A kernel whose lanes all access the same bank, in line 4.
constexpr const char* stride = "__kernel void stride(__global int* out) {\n"
                               "    __local int tile[1024];\n"
                               "    int i = get_local_id(0);\n"
                               "    tile[i * 32] = i;\n"
                               "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                               "    out[get_global_id(0)] = i;\n"
                               "}\n";
constexpr const char* stride_launch = "stride.cl\nstride\n32 1 1\n32 1 1\n<size=128 fill=0>\n";

TEST_P(Cause, of_slowness_is_read_without_a_click_and_leads_to_its_line) {
    has_file("stride.cl", stride);
    chooses_file([this] { opens("menu/open"); }, has_file("stride.sim", stride_launch));
    waits();
    if (GetParam() != 100) { // a narrow window shows the card when it is opened
        opens("panel/why");
    }
    EXPECT_TRUE(sees("cause/conflicts"));
    presses("End");
    const int last = step();
    clicks("cause/line");
    EXPECT_LT(step(), last);
    EXPECT_TRUE(reads("stage/picture").contains(sentence("cause/write")))
        << qPrintable(reads("stage/picture"));
}

TEST_P(Cause, lists_all_uses_of_the_time_each_with_its_line) {
    has_file("stride.cl", stride);
    chooses_file([this] { opens("menu/open"); }, has_file("stride.sim", stride_launch));
    waits();
    opens("panel/why");
    clicks("cause/row");
    EXPECT_TRUE(reads("stage/picture").contains(sentence("cause/write")))
        << qPrintable(reads("stage/picture"));
}

} // namespace
} // namespace lockstep::gui::journeys
