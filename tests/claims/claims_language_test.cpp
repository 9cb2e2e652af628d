#include "tests/claims/coverage.h"
#include "tests/claims/numbers_in_text.h"
#include "tests/claims/statement.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::vector<double> values_in(const std::string& text) {
    std::vector<double> values;
    for (const NumberInText& number : numbers_in(text)) {
        values.push_back(number.value);
    }
    return values;
}

TEST(NumbersInText, AreFoundInDigitsAndInWords) {
    EXPECT_EQ(values_in("2,048 requests, 56.25 % of 16x16; Eight of them, half as many, twice."),
              (std::vector<double>{2048, 56.25, 16, 16, 8, 0.5, 2}));
}

TEST(NumbersInText, AreNotFoundInsideNames) {
    EXPECT_EQ(values_in("folded8, someone, the next one"), (std::vector<double>{1}));
}

const ClaimReports& example() {
    static const ClaimReports reports = {
        {"", nlohmann::ordered_json::parse(R"({"launches": [{"items": 4}, {"items": 6}]})")},
        {"other", nlohmann::ordered_json::parse(R"({"launches": [{"items": 8}]})")}};
    return reports;
}

TEST(Statement, IsAboutTheReportsOfTheClaim) {
    EXPECT_TRUE(judge("launches.items = 10 and other(launches.items) < 9", example()).holds);
    EXPECT_EQ(judge("launches.items = 11", example()).found, "10 = 11\n");
    EXPECT_FALSE(judge("launches.items = 11", example()).holds);
}

TEST(Statement, DoesNotHoldWhereItIsBrokenOrSaysNothingOfTheProgram) {
    for (const char* statement : {"launches.itms = 10", "another(launches.items) = 8", "launches.items",
                                  "2 * 2 = 4", "launches.items = 10 10"}) {
        EXPECT_FALSE(judge(statement, example()).holds) << statement;
    }
}

ClaimedText text_with(const std::string& text, std::vector<Claim> claims,
                      std::vector<Exemption> exemptions = {}) {
    return {.name = "x", .text = text, .claims = std::move(claims), .exemptions = std::move(exemptions)};
}

TEST(Coverage, MissesANumberThatNoClaimSpeaksOf) {
    const std::string text = "It takes 47 steps, a quarter of them idle.";
    const Claim steps = {"47 steps", {}, {"totals.steps = 47"}};
    EXPECT_EQ(gaps_in(text_with(text, {})).size(), 2);
    EXPECT_EQ(gaps_in(text_with(text, {steps})).size(), 1);
    EXPECT_EQ(gaps_in(text_with(text, {{"47 steps, a quarter of them", {}, {"totals.steps = 47"}}})).size(),
              1);
    EXPECT_TRUE(
        gaps_in(text_with(text, {steps, {"a quarter of them", {}, {"idle * 4 = totals.steps"}}})).empty());
}

TEST(Coverage, reports_quoted_words_that_are_not_in_the_text) {
    EXPECT_EQ(gaps_in(text_with("All idle.", {{"All busy.", {}, {}}})).size(), 1);
    EXPECT_EQ(gaps_in(text_with("All idle.", {}, {{"one of them", "a pronoun"}})).size(), 1);
}

TEST(Coverage, WantsWordsAroundANumberThatIsExempt) {
    EXPECT_EQ(gaps_in(text_with("The one that waits.", {}, {{"one", "a pronoun"}})).size(), 1);
    EXPECT_TRUE(gaps_in(text_with("The one that waits.", {}, {{"The one", "a pronoun"}})).empty());
}

} // namespace
} // namespace lockstep
