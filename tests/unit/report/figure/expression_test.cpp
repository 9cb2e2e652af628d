#include "tests/unit/report/figure/example_report.h"

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

/// Collects every single value of a report with its path.
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

TEST(FigureExpression, takes_a_text_of_digits_for_its_number_beside_a_number) {
    EXPECT_EQ(value_of("size = 256 and size / 2 = 128 and size = \"256\""), "true");
    EXPECT_EQ(value_of("size = \"256.0\""), "false") << "as texts";
    EXPECT_EQ(value_of("shape = 16"), "!not-comparable: 16x16: 16");
    EXPECT_EQ(value_of("infinite > 1"), "!not-comparable: inf: 1");
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

TEST(FigureExpression, is_a_condition_unless_it_can_only_be_a_number_or_text) {
    for (const char* text : {"correct", "1 = 1", "not correct", "(correct)", "true"}) {
        EXPECT_TRUE(read_condition(text).ok()) << text;
    }
    for (const char* text : {"1", "totals.steps + 1", "\"x\"", "count(launches)", "-1", "(2)"}) {
        const auto condition = read_condition(text);
        ASSERT_FALSE(condition.ok()) << text;
        EXPECT_EQ(condition.error().arguments[0], figure_flaw::no_condition) << text;
    }
    const auto figure = evaluate_condition(*read_condition("totals.steps"), {{"", &example_report()}});
    ASSERT_FALSE(figure.ok());
    EXPECT_EQ(figure.error().arguments[0], figure_flaw::no_condition);
}

TEST(FigureExpression, lists_the_comparisons_that_were_made) {
    const auto evaluation =
        evaluate(*read_expression("1 = 1 and (totals.steps < 3 or what ~ \"x\") and 5 = 5"),
                 {{"", &example_report()}});
    ASSERT_TRUE(evaluation.ok());
    ASSERT_EQ(evaluation->comparisons.size(), 3U);
    const MadeComparison& second = evaluation->comparisons[1];
    EXPECT_EQ(second.text, "totals.steps < 3");
    EXPECT_EQ(value_text(second.left) + std::string(symbol_of(second.relation)) + value_text(second.right),
              "12<3");
    EXPECT_TRUE(evaluation->comparisons[0].holds);
    EXPECT_FALSE(second.holds);
}

} // namespace
} // namespace lockstep
