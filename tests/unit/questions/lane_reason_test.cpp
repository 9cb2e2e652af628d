// Tests the reasons for single lanes, and the conditions that are evaluated for them.
#include "core/questions/lane_reason.h"

#include "core/questions/condition.h"
#include "tests/unit/questions/asked.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;

std::optional<Comparison> evaluated(std::string_view source) {
    return evaluate(source, [](std::string_view name) -> std::optional<std::int64_t> {
        return name == "lid"               ? std::optional<std::int64_t>(4)
               : name == "k"               ? std::optional<std::int64_t>(4)
               : name == "get_local_id(0)" ? std::optional<std::int64_t>(9)
                                           : std::nullopt;
    });
}

TEST(Condition, evaluates_both_sides_with_the_precedence_of_c) {
    const auto condition = evaluated("lid % (2 * k) == 0");
    ASSERT_TRUE(condition);
    EXPECT_EQ(condition->left, "lid % (2 * k)");
    EXPECT_EQ(condition->left_value, 4);
    EXPECT_EQ(condition->right_value, 0);
    EXPECT_FALSE(condition->is_true);
    EXPECT_EQ(evaluated("1 + 2 * 3 - 4 / 3 < 7")->left_value, 6);
    EXPECT_EQ(evaluated("10 - 3 - 2 > 4")->left_value, 5);
    EXPECT_EQ(evaluated("-7 / 2 >= -3")->left_value, -3);
    EXPECT_EQ(evaluated("6 & 3 | 8 ^ 1 << 2 != 0")->left_value, (6 & 3) | (8 ^ (1 << 2)));
    EXPECT_TRUE(evaluated("get_local_id(0) >= 9")->is_true);
    EXPECT_TRUE(evaluated("lid <= 4")->is_true);
    EXPECT_FALSE(evaluated("lid < 4u")->is_true);
}

TEST(Condition, refuses_what_is_not_one_comparison_of_known_integers) {
    for (const char* source : {"",
                               "lid",
                               "lid == ",
                               "== 0",
                               "lid == 0 && k == 1",
                               "lid < 1.5",
                               "x == 0",
                               "lid / 0 == 1",
                               "lid % (k - 4) == 0",
                               "(lid == 0",
                               "lid) == 0",
                               "a[lid] == 0",
                               "lid == 0x10",
                               "1 << 40 == 0",
                               "2147483647 * 2147483647 > 0",
                               "99999999999999999999 > 0",
                               "lid == 0 == 0",
                               "get_local_id(1) == 0",
                               "lid ? 1 : 0",
                               "010 == 8"}) {
        EXPECT_FALSE(evaluated(source)) << source;
    }
    EXPECT_FALSE(evaluated(std::string(100, '(') + "1" + std::string(100, ')') + " == 1"));
    EXPECT_FALSE(evaluated(std::string(199, '-') + "1 == 1"));
}

TEST(LaneReason, puts_the_number_of_the_lane_into_the_condition) {
    const auto runs = test::reduction(Reduction::interleaved);
    const GroupView view = make_group_view(runs[0], 0, Group(0));
    const auto question = test::asked(runs, QuestionKind::lanes_next, 19); // k = 4
    ASSERT_TRUE(question);
    const auto masked = lane_reason(view, *question, Lane(4));
    EXPECT_EQ(masked, (LaneReason{Lane(4), "lid % (2 * k) == 0", "lid % (2 * k)", 4, false}));
    const auto active = lane_reason(view, *question, Lane(8));
    EXPECT_EQ(active, (LaneReason{Lane(8), "lid % (2 * k) == 0", "lid % (2 * k)", 0, true}));
    EXPECT_EQ(lane_reason(view, *question, Lane(32)), std::nullopt) << "no such lane";
}

TEST(LaneReason, is_unknown_if_the_trace_disagrees) {
    // The condition in the source names an id, but the decisions are others.
    const auto runs =
        test::of_text("group 4\n site C branch 1\n site A read local float 2\n kernel { if C { A } { } }\n"
                      " log\n C:1 A:0\n C:0\n C:0\n C:1 A:4");
    const GroupView view = make_group_view(runs[0], 0, Group(0));
    const auto question = test::asked(runs, QuestionKind::lanes_next, 2);
    ASSERT_TRUE(question);
    EXPECT_EQ(lane_reason(view, *question, Lane(1)), std::nullopt);
}

} // namespace
} // namespace lockstep
