#include "core/experiments/matched_values.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Experiment small() {
    return {
        .id = "test/small",
        .parameters = {{.name = "size", .default_value = "64", .least = 1, .most = 128},
                       {.name = "kind", .default_value = "exclusive", .choices = {"exclusive", "inclusive"}},
                       {.name = "own", .default_value = "1", .least = 1, .most = 2}}};
}

TEST(MatchedValues, take_what_both_have_and_the_experiment_allows) {
    const MatchedValues matched = match_values(small(), {{"size", "64"}, {"kind", "exclusive"}, {"own", "2"}},
                                               {{"size", "256"}, {"kind", "inclusive"}, {"other", "3"}});
    EXPECT_EQ(matched.values, (ParameterValues{{"size", "64"}, {"kind", "inclusive"}, {"own", "2"}}));
    EXPECT_EQ(matched.changed, (ParameterValues{{"kind", "inclusive"}}));
    EXPECT_EQ(matched.refused, (ParameterValues{{"size", "256"}}));
}

TEST(MatchedValues, without_input_values_of_the_other_one_have_generated_input) {
    Experiment with_input = small();
    with_input.parameters.push_back({.name = "input", .is_numbers = true});
    const ParameterValues own{{"size", "2"}, {"input", "3 1"}};
    const MatchedValues matched = match_values(with_input, own, {{"size", "64"}});
    EXPECT_EQ(matched.values, (ParameterValues{{"size", "64"}}));
    EXPECT_EQ(matched.changed, (ParameterValues{{"size", "64"}, {"input", ""}}));
    EXPECT_EQ(match_values(with_input, {{"size", "64"}}, own).values, own);
    EXPECT_EQ(match_values(with_input, own, {{"size", "2"}}, {{"input", "3 1"}}).values, own);
}

TEST(MatchedValues, keep_what_is_fixed) {
    const MatchedValues matched = match_values(small(), {{"size", "64"}}, {{"size", "32"}}, {{"size", "64"}});
    EXPECT_EQ(matched.values.at("size"), "64");
    EXPECT_TRUE(matched.changed.empty());
}

} // namespace
} // namespace lockstep
