#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(WorkGroup);

constexpr const char* one_group = "__kernel void one(__global int* out) {\n"
                                  "    out[get_global_id(0)] = 1;\n"
                                  "}\n";
constexpr const char* one_group_launch = "one.cl\none\n64 1 1\n64 1 1\n<size=256 fill=0>\n";

TEST_P(WorkGroup, is_chosen_shown_everywhere_and_left_again) {
    starts();
    opens("panel/inspector");
    EXPECT_EQ(reads("inspector/item"), "work-item 0");
    const bool has_items =
        reads("stage/picture").contains("0–31"); // beside a panel, there may be no room for them
    sets("tool/group", "1");
    EXPECT_EQ(reads("stage/picture").contains("64–95"), has_items) << "the work-items of its first warp";
    EXPECT_EQ(reads("inspector/item"), "work-item 64");
    EXPECT_TRUE(reads("tool/group").startsWith("1"));
    opens("menu/back");
    EXPECT_TRUE(reads("tool/group").startsWith("0"));
    EXPECT_EQ(reads("inspector/item"), "work-item 0");
}

TEST_P(WorkGroup, is_no_choice_if_there_is_only_one) {
    starts();
    EXPECT_TRUE(finds("tool/group"));
    has_file("one.cl", one_group);
    chooses_file([this] { opens("menu/open"); }, has_file("one.sim", one_group_launch));
    waits();
    EXPECT_FALSE(finds("tool/group"));
}

} // namespace
} // namespace lockstep::gui::journeys
