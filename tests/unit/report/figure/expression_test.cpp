#include "core/report/figure/evaluate.h"
#include "core/report/figure/find_figures.h"
#include "core/report/figure/flaw.h"
#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

const ordered_json& example() {
    static const ordered_json report = ordered_json::parse(R"json({
        "what": "sums", "correct": true, "timing": null, "start_ns": 18446744073709551615, "least": -9223372036854775808,
        "launches": [
            {"kernel": "add", "items": 4, "local": [2, 1, 1], "totals": {"steps": 5, "share": 0.25, "idle": 0},
             "lines": [{"file": "k.cl", "line": 1, "text": "a = f(\"x\");", "steps": 3, "atomics": {"most": 2}},
                       {"file": "k.cl", "line": 2, "text": "a += b;", "steps": 2, "atomics": {"most": 0}},
                       {"file": "k.h", "line": 3, "text": "c = a;", "steps": 0, "atomics": {"most": 0}}]},
            {"kernel": "add", "items": 6, "local": [2, 1, 1], "totals": {"steps": 7, "share": 0.75, "idle": 0},
             "lines": [{"file": "k.cl", "line": 1, "text": "a = f(\"x\");", "steps": 7, "atomics": {"most": 9}},
                       {"file": "k.h", "line": 2, "text": "a += c;", "steps": 1, "atomics": {"most": 0}}]}],
        "findings": [], "reads": {"odd name": {"bytes": 8}, "and": {"bytes": 9}}})json");
    return report;
}

const ordered_json& other() {
    static const ordered_json report = ordered_json::parse(R"({"launches": [{"items": 8}]})");
    return report;
}

Result<Evaluation> evaluated(const std::string& text) {
    const auto expression = read_expression(text, {"before"});
    return expression ? evaluate(*expression, {{"", &example()}, {"before", &other()}}) : expression.error();
}

/// The value as text, or the flaw, with what it says, behind "!".
std::string value_of(const std::string& text) {
    const auto evaluation = evaluated(text);
    if (evaluation) {
        return value_text(evaluation->value);
    }
    const auto& arguments = evaluation.error().arguments;
    return "!" + arguments[0] + (arguments[1].empty() ? "" : ": " + arguments[1]) +
           (arguments[2].empty() ? "" : ": " + arguments[2]);
}

std::string place_of(const std::string& text) {
    const auto evaluation = evaluated(text);
    return evaluation ? "none"
                      : std::to_string(evaluation.error().place.line) + ":" +
                            std::to_string(evaluation.error().place.column);
}

TEST(FigureExpression, adds_up_counts_of_launches_and_lines) {
    EXPECT_EQ(value_of("launches.items"), "10");
    EXPECT_EQ(value_of("totals.steps"), "12");
    EXPECT_EQ(value_of("launches[1].items"), "6");
    EXPECT_EQ(value_of("launches.lines.steps"), "13");
    EXPECT_EQ(value_of("launches[0].local[0]"), "2");
    EXPECT_EQ(value_of("launches.lines[text~\"a\"].atomics.most"), "11");
    EXPECT_EQ(value_of("launches.lines[atomics.most >= 2].steps"), "10");
    EXPECT_EQ(value_of("launches[items=4].totals.steps"), "5");
    EXPECT_EQ(value_of("reads.\"odd name\".bytes + reads.and.bytes"), "17");
}

TEST(FigureExpression, finds_a_line_of_source_by_its_words_or_number) {
    EXPECT_EQ(value_of("line(\"a = f(\").steps"), "10");
    EXPECT_EQ(value_of("line(\"f(\\\"x\\\")\").steps"), "10");
    EXPECT_EQ(value_of("line(1).steps"), "10");
    EXPECT_EQ(value_of("line(\"a = \").line"), "2") << "of two launches: a sum";
    EXPECT_EQ(value_of("max(line(1).line)"), "1");
    EXPECT_EQ(value_of("line(\"no such\").steps"), "!no-line: no such");
    EXPECT_EQ(value_of("line(9).steps"), "!no-line: 9");
    EXPECT_EQ(value_of("line(\"a += \").steps"), "!several-lines: a += : k.cl:2, k.h:2");
    EXPECT_EQ(value_of("line(2).steps"), "!several-lines: 2: k.cl:2, k.h:2") << "of two files";
    EXPECT_EQ(value_of("line(\"\").steps"), "!no-words") << "every line contains them";
    EXPECT_EQ(value_of("before(line(1).steps)"), "!unknown-key: lines: items") << "a report without lines";
}

TEST(FigureExpression, takes_all_values_only_with_a_function_if_a_sum_means_nothing) {
    EXPECT_EQ(value_of("totals.share"), "!several-values: totals.share: 2") << "a sum of shares is no share";
    EXPECT_EQ(value_of("launches[0].totals.share"), "0.25");
    EXPECT_EQ(value_of("min(totals.share)"), "0.25");
    EXPECT_EQ(value_of("max(totals.share)"), "0.75");
    EXPECT_EQ(value_of("sum(totals.share) / count(launches)"), "0.5");
    EXPECT_EQ(value_of("max(launches.local)"), "2");
    EXPECT_EQ(value_of("count(launches.lines)"), "5");
    EXPECT_EQ(value_of("count(launches.lines[steps=0])"), "1");
    EXPECT_EQ(value_of("min(launches[items=9].items)"), "!no-match: launches[items=9].items");
}

TEST(FigureExpression, finds_nothing_only_where_counts_and_sums_allow_it) {
    EXPECT_EQ(value_of("count(findings[kind=\"race\"])"), "0");
    EXPECT_EQ(value_of("sum(findings.count)"), "0");
    EXPECT_EQ(value_of("findings.count"), "!no-match: findings.count");
    EXPECT_EQ(value_of("launches[items=5].items"), "!no-match: launches[items=5].items");
}

TEST(FigureExpression, computes_from_left_to_right_products_first) {
    EXPECT_EQ(value_of("2 + 3 * 4 - 10 / 4"), "11.5");
    EXPECT_EQ(value_of("(2 + 3) * 4"), "20");
    EXPECT_EQ(value_of("12 / 3 / 2 - 1 - 1"), "0");
    EXPECT_EQ(value_of("--3 * -2"), "-6");
    EXPECT_EQ(value_of("-(1 - 3)"), "2");
    EXPECT_EQ(value_of("1.5e2 + 0.5"), "150.5");
    EXPECT_EQ(value_of("0.1 + 0.2"), "0.3");
    EXPECT_EQ(value_of("-0 * 1"), "0");
    EXPECT_EQ(value_of("1 / totals.idle"), "!division-by-zero");
    EXPECT_EQ(value_of("0 / 0"), "!division-by-zero");
    std::string huge = "1e300";
    for (int i = 0; i < 20; ++i) {
        huge += " * 1e300";
    }
    EXPECT_EQ(value_of(huge), "!too-large");
}

TEST(FigureExpression, keeps_whole_numbers_of_64_bits_exact) {
    EXPECT_EQ(value_of("start_ns"), "18446744073709551615");
    EXPECT_EQ(value_of("start_ns - 1"), "18446744073709551614");
    EXPECT_EQ(value_of("start_ns = 18446744073709551614"), "false");
    EXPECT_EQ(value_of("least"), "-9223372036854775808");
    EXPECT_EQ(value_of("9007199254740993"), "9007199254740993") << "2^53 + 1";
}

TEST(FigureExpression, compares_shares_within_their_rounding) {
    EXPECT_EQ(value_of("1 / 3 * 3 = 1"), "true");
    EXPECT_EQ(value_of("0.1 + 0.2 = 0.3"), "true");
    EXPECT_EQ(value_of("0.1 + 0.2 <= 0.3 and not 0.1 + 0.2 > 0.3"), "true");
    EXPECT_EQ(value_of("launches[0].totals.share = 0.2500001"), "false");
    EXPECT_EQ(value_of("totals.steps ~ 11.5 within 0.5"), "true");
    EXPECT_EQ(value_of("totals.steps ~ 11.4 within 0.5"), "false");
    EXPECT_EQ(value_of("0.3 ~ 0.2 within 0.1"), "true");
    EXPECT_EQ(value_of("2 == 2"), "true");
    EXPECT_EQ(value_of("2 != 2 or 2 >= 3 or 2 < 2"), "false");
}

/// Every single value of a report with a path to it.
void add_values(const ordered_json& part, const std::string& path,
                std::vector<std::pair<std::string, FigureValue>>& values) {
    if (const auto value = value_in(part)) {
        values.emplace_back(path, *value);
        return;
    }
    for (const auto& [key, child] : part.items()) {
        const std::string step = part.is_array() ? "[" + key + "]" : (path.empty() ? "" : ".") + key;
        add_values(child, path + step, values);
    }
}

TEST(FigureExpression, reaches_every_value_of_a_report) {
    const auto recording =
        std::make_shared<const Recording>(fixture::reduction_recording(fixture::Reduction::compacted));
    const ordered_json report = to_json(**analyse(recording, HardwareModel()));
    std::vector<std::pair<std::string, FigureValue>> values;
    add_values(report, "", values);
    EXPECT_GT(values.size(), 500U);
    for (const auto& [path, value] : values) {
        const auto expression = read_expression(path);
        ASSERT_TRUE(expression.ok()) << path;
        const auto evaluation = evaluate(*expression, {{"", &report}});
        ASSERT_TRUE(evaluation.ok()) << path;
        EXPECT_EQ(evaluation->value, value) << path;
    }
}

TEST(FigureExpression, knows_texts_truths_and_null) {
    EXPECT_EQ(value_of("what"), "sums");
    EXPECT_EQ(value_of("launches.kernel"), "add") << "the same in all launches";
    EXPECT_EQ(value_of("what = \"sums\" and what ~ \"um\" and what != \"sum\""), "true");
    EXPECT_EQ(value_of("correct"), "true");
    EXPECT_EQ(value_of("correct = 1 and correct = true"), "true");
    EXPECT_EQ(value_of("timing"), "null");
    EXPECT_EQ(value_of("timing = 0"), "!no-value: timing");
    EXPECT_EQ(value_of("timing.median_ns"), "!no-value: timing");
    EXPECT_EQ(value_of("1 + timing"), "!no-value: timing");
    EXPECT_EQ(value_of("what + 1"), "!no-number: what: sums");
    EXPECT_EQ(value_of("what = 1"), "!not-comparable: sums: 1");
    EXPECT_EQ(value_of("launches[kernel=1].items"), "!not-comparable: add: 1");
    EXPECT_EQ(value_of("launches.lines.text"), "!several-values: launches.lines.text: 5");
}

TEST(FigureExpression, joins_conditions_and_stops_when_the_answer_is_known) {
    EXPECT_EQ(value_of("totals.idle > 0 and 1 / totals.idle > 2"), "false");
    EXPECT_EQ(value_of("totals.idle = 0 or 1 / totals.idle > 2"), "true");
    EXPECT_EQ(value_of("1 = 2 and 1 = 2 or 1 = 1"), "true");
    EXPECT_EQ(value_of("1 = 2 and (1 = 2 or 1 = 1)"), "false");
    EXPECT_EQ(value_of("not correct or not not correct"), "true");
    EXPECT_EQ(value_of("correct and totals.steps"), "!no-condition: totals.steps: 12");
    EXPECT_EQ(value_of("(1 = 1) + 1"), "2");
}

TEST(FigureExpression, reads_figures_of_another_run_by_its_name) {
    EXPECT_EQ(value_of("launches.items > before(launches.items)"), "true");
    EXPECT_EQ(value_of("before(launches.items * 2) + launches.items"), "26");
    EXPECT_EQ(value_of("before(count(launches))"), "1");
    EXPECT_EQ(value_of("after(launches.items)"),
              "!unknown-function: after: line, sum, min, max, count, before");
}

TEST(FigureExpression, names_what_a_wrong_name_most_likely_meant) {
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

TEST(FigureExpression, tells_what_is_wrong_with_its_text_and_where) {
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

TEST(FigureExpression, tells_where_a_figure_is_that_the_run_does_not_have) {
    EXPECT_EQ(place_of("1 + totals.stops"), "1:12");
    EXPECT_EQ(place_of("1 +\n1 / totals.idle"), "2:5");
    EXPECT_EQ(place_of("launches.items + launches.local"), "1:18");
}

TEST(FigureExpression, is_a_condition_unless_it_can_only_be_a_number_or_text) {
    for (const char* text : {"correct", "1 = 1", "not correct", "(correct)", "true"}) {
        EXPECT_TRUE(read_condition(text).ok()) << text;
    }
    for (const char* text : {"1", "totals.steps + 1", "\"x\"", "count(launches)", "-1", "(2)"}) {
        const auto condition = read_condition(text);
        ASSERT_FALSE(condition.ok()) << text;
        EXPECT_EQ(condition.error().arguments[0], figure_flaw::no_condition) << text;
    }
    const auto figure = evaluate_condition(*read_condition("totals.steps"), {{"", &example()}});
    ASSERT_FALSE(figure.ok());
    EXPECT_EQ(figure.error().arguments[0], figure_flaw::no_condition);
}

TEST(FigureExpression, lists_the_comparisons_that_were_made) {
    const auto evaluation = evaluate(
        *read_expression("1 = 1 and (totals.steps < 3 or what ~ \"x\") and 5 = 5"), {{"", &example()}});
    ASSERT_TRUE(evaluation.ok());
    ASSERT_EQ(evaluation->comparisons.size(), 3U);
    const MadeComparison& second = evaluation->comparisons[1];
    EXPECT_EQ(second.text, "totals.steps < 3");
    EXPECT_EQ(value_text(second.left) + std::string(symbol_of(second.relation)) + value_text(second.right),
              "12<3");
    EXPECT_TRUE(evaluation->comparisons[0].holds);
    EXPECT_FALSE(second.holds);
}

TEST(FigureExpression, of_a_stranger_is_bounded_in_length_depth_and_work) {
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

TEST(FigureExpression, gives_up_on_a_report_that_is_too_large_for_it) {
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
