#include "tests/unit/report/figure/random_expression.h"

#include "core/report/figure/evaluate.h"
#include "core/report/figure/flaw.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the number of random expressions, which LOCKSTEP_EXPRESSIONS can increase.
int expression_count() {
    const char* const asked = std::getenv("LOCKSTEP_EXPRESSIONS");
    return asked == nullptr ? 2000 : std::atoi(asked);
}

void expect_value(const RandomExpression& wanted, const Result<Evaluation>& found) {
    if (!wanted.value) {
        ASSERT_FALSE(found.ok()) << wanted.text;
        EXPECT_EQ(found.error().arguments[0], figure_flaw::division_by_zero) << wanted.text;
        return;
    }
    ASSERT_TRUE(found.ok()) << wanted.text << "\n"
                            << found.error().arguments[0] << " at " << found.error().place.column;
    EXPECT_EQ(value_number(found->value), *wanted.value) << wanted.text;
}

TEST(RandomExpressions, have_the_values_that_a_slow_obvious_evaluator_finds) {
    std::mt19937 random(29);
    int errors = 0;
    for (int i = 0; i < expression_count(); ++i) {
        const PlainRun run = random_run(random);
        const nlohmann::ordered_json report = run.report();
        for (const RandomExpression& wanted : {random_sum(run, random), random_condition(run, random)}) {
            const auto expression = read_expression(wanted.text);
            ASSERT_TRUE(expression.ok() || wanted.text.size() > most_expression_bytes)
                << wanted.text << "\n"
                << expression.error().arguments[0] << " at " << expression.error().place.column;
            if (expression) {
                expect_value(wanted, evaluate(*expression, {{"", &report}}));
                errors += wanted.value ? 0 : 1;
            }
        }
    }
    EXPECT_GT(errors, expression_count() / 50) << "division by zero must be among them";
}

/// Damages the text: changes, adds, removes or copies a few bytes.
std::string damaged(std::string text, std::mt19937& random) {
    const auto below = [&](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
    };
    const std::string_view some = "()[].,=<>~+-*/\"\\ 019eandortlisum\n\x80\xC3\xFF\0&";
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
        const std::size_t at = below(text.size() + 1);
        const char byte = some[below(some.size())];
        switch (below(4)) {
        case 0:
            text.insert(at, 1, byte);
            break;
        case 1:
            text.erase(at, 1 + below(4));
            break;
        case 2:
            text.insert(at, text.substr(below(text.size() + 1), 1 + below(8)));
            break;
        default:
            text.replace(at, std::min<std::size_t>(1, text.size() - at), 1, byte);
        }
    }
    return text;
}

TEST(RandomExpressions, that_are_damaged_give_a_value_or_an_error_with_its_place) {
    std::mt19937 random(4);
    const PlainRun run = random_run(random);
    const nlohmann::ordered_json report = run.report();
    int read = 0;
    for (int i = 0; i < expression_count(); ++i) {
        const std::string text = damaged(random_condition(run, random).text, random);
        const auto expression = read_expression(text);
        const auto evaluation =
            expression ? evaluate(*expression, {{"", &report}}) : Result<Evaluation>(expression.error());
        read += expression ? 1 : 0;
        if (!evaluation) {
            const Error& error = evaluation.error();
            EXPECT_EQ(error.code, ErrorCode::bad_expression);
            EXPECT_FALSE(error.arguments[0].empty());
            EXPECT_GE(error.place.line, 1U);
            EXPECT_LE(error.place.line, 1U + static_cast<std::size_t>(std::ranges::count(text, '\n')));
            EXPECT_GE(error.place.column, 1U);
            EXPECT_LE(error.place.column, text.size() + 1);
        }
    }
    EXPECT_GT(read, expression_count() / 20) << "some stay expressions";
    EXPECT_LT(read, expression_count() * 9 / 10);
}

} // namespace
} // namespace lockstep
