#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(EditedKernelCompared);
LOCKSTEP_STORIES(MatchedInputs);

constexpr const char* ones = "__kernel void ones(__global int* out) {\n"
                             "    out[get_global_id(0)] = 1;\n"
                             "}\n";

TEST_P(EditedKernelCompared, is_compared_with_the_run_before_the_edit) {
    starts();
    has_file("ones.cl", ones);
    chooses_file([this] { opens("menu/open"); },
                 has_file("ones.sim", "ones.cl\nones\n64 1 1\n64 1 1\n<size=256 fill=0>\n"));
    waits();
    opens("tab/compare");
    EXPECT_TRUE(sees("compare/tick")) << "not compared with the experiment before it";
    opens("tab/stage");
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("// mine\n");
    presses("F5");
    waits();
    opens("tab/compare");
    EXPECT_TRUE(sees("compare/before-edit"));
    EXPECT_TRUE(sees("compare/after-edit"));
}

TEST_P(MatchedInputs, make_two_experiments_comparable) {
    starts();
    runs_experiment("experiments/hillis");
    runs_experiment("experiments/blelloch");
    opens("tab/compare");
    EXPECT_TRUE(sees("compare/refused"));
    clicks("compare/match");
    waits();
    EXPECT_TRUE(sees("compare/matched", {"B Blelloch", "A Hillis and Steele", "kind=inclusive, size=256"}));
    EXPECT_TRUE(sees_no("compare/refused"));
    EXPECT_FALSE(finds("compare/match"));
    EXPECT_GT(reads("compare/table").count('\n'), 5);
}

TEST_P(MatchedInputs, are_those_of_the_shown_run_after_three_clicks) {
    starts();
    opens("panel/experiments");
    writes("experiments/filter", "scan");
    clicks("experiments/hillis");
    waits();
    chooses_in_menu_of("experiments/blelloch", "Compare with A Hillis and Steele");
    waits();
    EXPECT_TRUE(sees("compare/matched", {"B Blelloch", "A Hillis and Steele", "kind=inclusive, size=256"}));
    EXPECT_TRUE(sees_no("compare/refused"));
    EXPECT_FALSE(finds("compare/match"));
    EXPECT_GT(reads("compare/table").count('\n'), 5);
}

} // namespace
} // namespace lockstep::gui::journeys
