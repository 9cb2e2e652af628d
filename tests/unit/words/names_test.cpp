#include "app/words/names.h"

#include "core/analysis/findings/finding_rows.h"
#include "core/experiments/catalogue.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Names, EveryStageHasItsWordsAndANameThatLeadsBackToIt) {
    for (int number = 0; number <= static_cast<int>(Stage::load); ++number) {
        const auto stage = static_cast<Stage>(number);
        EXPECT_STRNE(stage_words(stage), "");
        EXPECT_EQ(stage_named(stage_name(stage)), stage);
    }
    EXPECT_EQ(stage_named("sleeping"), std::nullopt);
}

TEST(Names, EveryStepOfTheHostInTheCatalogueHasItsWords) {
    EXPECT_STRNE(host_step_words("finish_reduction"), "");
    EXPECT_EQ(host_step_words("coffee"), nullptr);
    for (const Experiment& experiment : catalogue()) {
        if (experiment.host_code) {
            for (const HostCode& code : experiment.host_code(complete(experiment, {}).value())) {
                EXPECT_NE(host_step_words(code.id), nullptr) << experiment.id << " " << code.id;
            }
        }
    }
}

TEST(Names, EveryKindHasItsWords) {
    for (const FindingRow& row : finding_rows()) {
        EXPECT_STRNE(finding_words(row.kind), "") << row.name;
    }
    for (int space = 0; space <= static_cast<int>(Space::local); ++space) {
        EXPECT_STRNE(space_words(static_cast<Space>(space)), "");
    }
}

} // namespace
} // namespace lockstep
