#include "tests/unit/report/figure/example_report.h"

#include "core/report/figure/evaluate.h"
#include "core/report/figure/flaw.h"

#include <array>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

TEST(FlawOfAnExpression, names_what_a_wrong_name_most_likely_meant) {
    EXPECT_EQ(value_of("totals.stops"), "!unknown-figure: totals.stops: totals.steps");
    EXPECT_EQ(value_of("steps"), "!unknown-figure: steps: totals.steps, launches.lines.steps");
    EXPECT_EQ(value_of("launches.stps"),
              "!unknown-figure: launches.stps: totals.steps, launches.lines.steps");
    EXPECT_EQ(value_of("totals.cycles_per_second"),
              "!unknown-key: totals.cycles_per_second: steps, share, idle");
    EXPECT_EQ(value_of("totals"), "!group: totals: steps, share, idle");
    EXPECT_EQ(value_of("launches"), "!group: launches: kernel, items, local, totals, lines");
    EXPECT_EQ(value_of("launches[0].local"), "!list: launches[0].local: 3");
    EXPECT_EQ(value_of("launches.items.x"), "!no-parts: launches.items");
    EXPECT_EQ(value_of("launches[2].items"), "!no-element: launches: 2");
    EXPECT_EQ(value_of("launches.items[0]"), "!no-list: launches.items");
    EXPECT_EQ(value_of("launches[itms=4].items"), "!unknown-figure: launches.itms: launches.items");
}

TEST(FlawOfAnExpression, tells_what_is_wrong_with_its_text_and_where) {
    const std::vector<std::array<const char*, 3>> cases = {
        {"", "!empty", "1:1"},
        {" \n ", "!empty", "2:2"},
        {"1 +", "!ends-early", "1:4"},
        {"(1 + 2", "!missing: )", "1:7"},
        {"1 2", "!unexpected: 2", "1:3"},
        {"1 = 1 and\n  * 2", "!unexpected: *", "2:3"},
        {"totals.", "!no-name", "1:8"},
        {"launches[", "!no-name", "1:10"},
        {"launches[0", "!missing: ]", "1:11"},
        {"launches[1.5].items", "!bad-index: 1.5", "1:10"},
        {"launches[99999999999].items", "!bad-index: 99999999999", "1:10"},
        {"launches[items].x", "!missing: =", "1:15"},
        {"launches[items=and].x", "!unexpected: and", "1:16"},
        {"launches[items~4].x", "!no-tolerance", "1:17"},
        {"launches.0.items", "!no-name", "1:10"},
        {"what = \"sums", "!open-text", "1:8"},
        {"what = \"su\\", "!open-text", "1:8"},
        {"what = \"\\n\"", "!bad-escape: n", "1:9"},
        {"a && b", "!strange-character: &", "1:3"},
        {"\"é\" = \"é\" ∧ 1", "!strange-character: ∧", "1:11"},
        {"1e999", "!bad-number: 1e999", "1:1"},
        {"2k", "!unexpected: k", "1:2"},
        {"1 < 2 < 3", "!two-comparisons", "1:7"},
        {"1 ~ 2", "!no-tolerance", "1:6"},
        {"line().x", "!no-words", "1:6"},
        {"line(x).x", "!no-words", "1:6"},
        {"and", "!unexpected: and", "1:1"},
        {"not 3", "!no-condition: 3", "1:5"},
        {"correct and -(2)", "!no-condition: -(2)", "1:13"},
        {"sum(1 + 2)", "!no-name", "1:5"},
        {"count(launches.items", "!missing: )", "1:21"},
    };
    for (const auto& [text, flaw, place] : cases) {
        EXPECT_EQ(value_of(text), flaw) << text;
        EXPECT_EQ(place_of(text), place) << text;
    }
}

TEST(FlawOfAnExpression, tells_where_a_figure_is_that_the_run_does_not_have) {
    EXPECT_EQ(place_of("1 + totals.stops"), "1:12");
    EXPECT_EQ(place_of("1 +\n1 / totals.idle"), "2:5");
    EXPECT_EQ(place_of("launches.items + launches.local"), "1:18");
}

TEST(FlawOfAnExpression, of_a_stranger_is_bounded_in_length_depth_and_work) {
    EXPECT_EQ(value_of(std::string(most_expression_bytes, ' ') + "1"), "!too-long: 4096");
    const auto nested = [](const std::string& begin, const std::string& end, std::size_t depth) {
        std::string text = "1 = 1";
        for (std::size_t i = 0; i < depth; ++i) {
            text = begin + text + end;
        }
        return text;
    };
    EXPECT_EQ(value_of(nested("(", ")", most_expression_depth)), "true");
    EXPECT_EQ(value_of(nested("(", ")", most_expression_depth + 1)), "!too-deep: 64");
    EXPECT_EQ(value_of(nested("not ", "", 1000)), "!too-deep: 64");
    EXPECT_EQ(value_of(nested("-", "", most_expression_depth + 1)), "!too-deep: 64");
    EXPECT_EQ(value_of(nested("before(", ")", most_expression_depth + 1)), "!too-deep: 64");
    EXPECT_EQ(value_of(std::string(4000, '(')), "!too-deep: 64");
}

TEST(FlawOfAnExpression, gives_up_on_a_report_that_is_too_large_for_it) {
    ordered_json lines = ordered_json::array();
    for (int line = 1; line <= 5000; ++line) {
        lines.push_back({{"file", "k.cl"}, {"line", line}, {"text", "x"}});
    }
    const ordered_json report = {{"launches", {{{"lines", std::move(lines)}}}}};
    std::string text = "line(1).line";
    while (text.size() < most_expression_bytes - 20) {
        text += "+line(1).line";
    }
    const auto evaluation = evaluate(*read_expression(text), {{"", &report}});
    ASSERT_FALSE(evaluation.ok());
    EXPECT_EQ(evaluation.error().arguments[0], figure_flaw::too_much_work);
}

} // namespace
} // namespace lockstep
