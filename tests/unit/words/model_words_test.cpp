#include "app/words/model_words.h"

#include "app/words/errors/error_words.h"

#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

TEST(ModelWords, EveryCodeOfTheModelHasItsWords) {
    for (std::size_t limiter = 0; limiter < limiter_count; ++limiter) {
        EXPECT_STRNE(limiter_words(static_cast<Limiter>(limiter)), "");
        EXPECT_NE(std::string(next_step_sentence(static_cast<Limiter>(limiter))).find("%3"),
                  std::string::npos);
    }
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        EXPECT_STRNE(cost_words(static_cast<CostKind>(kind)), "");
    }
    for (int reason = 0; reason <= static_cast<int>(WaitReason::dependency); ++reason) {
        EXPECT_STRNE(wait_words(static_cast<WaitReason>(reason)), "");
    }
    for (int source = 0; source <= static_cast<int>(RegisterSource::estimate); ++source) {
        EXPECT_STRNE(register_source_words(static_cast<RegisterSource>(source)), "");
    }
}

TEST(ModelWords, NameTheBackEndThatTellsTheRegisters) {
    EXPECT_EQ(fill(register_source_words(RegisterSource::back_end), {back_end_name(BackEnd::gfx90a)}),
              "reported by LLVM's back end for gfx90a");
}

TEST(ModelWords, TheNextStepSaysWhichNumberToChooseInsteadOfTodays) {
    EXPECT_EQ(
        fill(next_step_sentence(Limiter::registers),
             next_step_arguments({Limiter::registers, 83, 80, 6, 24})),
        "With 80 registers per work-item instead of 83, the number of resident groups is 6 (warps: 24).");
    EXPECT_EQ(fill(next_step_sentence(Limiter::group_slots),
                   next_step_arguments({Limiter::group_slots, 32, 64, 32, 64})),
              "With 64 work-items per group instead of 32, the number of resident groups is 32 (warps: 64).");
}

TEST(ModelWords, SayHowManyAccessesOfALineTheCompilerKeeps) {
    const auto words = [](std::uint32_t all, std::uint32_t kept) {
        const KeptAccesses line{.all = all, .kept = kept};
        std::vector<std::string> numbers;
        for (const std::uint32_t number : kept_arguments(line)) {
            numbers.push_back(std::to_string(number));
        }
        return fill(kept_sentence(line), numbers);
    };
    EXPECT_EQ(words(5, 2), "The compiler keeps 2 of these 5 accesses.");
    EXPECT_EQ(words(5, 0), "The compiler removes all of these 5 accesses.");
    EXPECT_EQ(words(1, 0), "The compiler removes this access.");
}

} // namespace
} // namespace lockstep
