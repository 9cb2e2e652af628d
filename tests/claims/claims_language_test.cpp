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

const Reports& example() {
    static const Reports reports = {{"", nlohmann::json::parse(R"({"correct": true, "launches": [
            {"items": 4, "totals": {"steps": 5}, "lines": [{"line": 1, "text": "a = b", "steps": 3},
                                                           {"line": 2, "text": "a += b", "steps": 2}]},
            {"items": 6, "totals": {"steps": 7}, "lines": [{"line": 1, "text": "a = b", "steps": 7}]}]})")},
                                    {"other", nlohmann::json::parse(R"({"launches": [{"items": 8}]})")}};
    return reports;
}

TEST(Statement, ComparesSumsOfFigures) {
    EXPECT_TRUE(judge("totals.steps = 12", example()).holds);
    EXPECT_TRUE(judge("launches[1].items / 2 + 1 = launches[0].items", example()).holds);
    EXPECT_TRUE(judge("line(\"a = b\").steps = 10", example()).holds);
    EXPECT_TRUE(judge("other:launches.items * 2 > totals.steps", example()).holds);
    EXPECT_TRUE(judge("correct = 1", example()).holds);
    EXPECT_TRUE(judge("totals.steps ~ 11.5 within 0.5", example()).holds);
    EXPECT_TRUE(judge("largest(launches.items) - least(launches.items) = 2", example()).holds);
    EXPECT_TRUE(judge("count(launches[items=\"4\"].lines) = 2", example()).holds);
    EXPECT_TRUE(judge("says(\"tests/hooks/commit-msg\", \"-gt 72\") = 1", example()).holds);
}

TEST(Statement, DoesNotHoldWhereAFigureIsAnother) {
    for (const char* statement : {"totals.steps = 13", "totals.steps < 12", "totals.steps ~ 11 within 0.5",
                                  "totals.steps != 12", "count(launches) >= 3"}) {
        EXPECT_FALSE(judge(statement, example()).holds) << statement;
    }
}

TEST(Statement, DoesNotHoldWhereThereIsNoSuchFigure) {
    for (const char* statement :
         {"totals.stops = 12", "line(\"c\").steps = 0", "line(\"a\").steps = 12", "launches[2].items = 0",
          "another:totals.steps = 12", "totals.steps = 12 12", "totals.steps",
          "launches[items=\"5\"].items = 0"}) {
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

TEST(Coverage, MissesWordsThatTheTextDoesNotSay) {
    EXPECT_EQ(gaps_in(text_with("All idle.", {{"All busy.", {}, {}}})).size(), 1);
    EXPECT_EQ(gaps_in(text_with("All idle.", {}, {{"one of them", "a pronoun"}})).size(), 1);
}

TEST(Coverage, WantsWordsAroundANumberThatIsExempt) {
    EXPECT_EQ(gaps_in(text_with("The one that waits.", {}, {{"one", "a pronoun"}})).size(), 1);
    EXPECT_TRUE(gaps_in(text_with("The one that waits.", {}, {{"The one", "a pronoun"}})).empty());
}

} // namespace
} // namespace lockstep
