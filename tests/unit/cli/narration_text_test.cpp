#include "app/cli/text/narration_text.h"

#include "app/words/errors/allowed_words.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

GroupView interleaved(std::uint32_t items = 256) {
    auto recording = std::make_shared<const Recording>(
        fixture::reduction_recording(fixture::Reduction::interleaved, items));
    return make_group_view(analyse(recording, HardwareModel{}).value(), 0, Group(0));
}

std::string lines(StepRange range, std::optional<Warp> warp = {}) {
    return narration_lines(tell_steps(interleaved(), range, warp));
}

TEST(NarrationText, has_one_line_per_step) {
    EXPECT_EQ(
        lines({18, 19}),
        "18  In warp 0, lid % (2 * k) == 0 is true for 4 of 32 active lanes and false for 28. The next 3 "
        "steps run with 28 of 32 lanes idle. Then both sides reconverge at line 14.\n"
        "19  Warp 0 reads s[lid + k] from local memory with 4 of 32 lanes active. All words are in "
        "different banks, so one pass serves all lanes.\n");
}

TEST(NarrationText, begins_at_step_0_and_ends_after_the_last_step) {
    EXPECT_EQ(lines({0, 0}), "0  Group 0 starts with 256 work-items in 8 warps of at most 32 lanes.\n");
    EXPECT_EQ(lines({57, 57}), "57  Group 0 has finished after 56 steps.\n");
}

TEST(NarrationText, tells_of_the_first_warp_that_executes_a_step_or_of_the_one_asked_for) {
    EXPECT_NE(lines({55, 55}).find("Warp 0 reads s[0]"), std::string::npos);
    EXPECT_EQ(lines({55, 55}, Warp(1)), "55  Warp 1 has finished. The last step of this warp was step 54.\n");
}

TEST(NarrationText, says_how_to_read_on_where_the_limit_cuts_a_group) {
    ToldSteps told = tell_steps(interleaved(), {0, 57}, {});
    EXPECT_EQ(narration_lines(told).find("To continue"), std::string::npos);
    told.steps_of_group = 12345;
    told.steps.resize(most_narrated_steps, told.steps[1]);
    for (std::size_t i = 0; i < told.steps.size(); ++i) {
        told.steps[i].step = i;
    }
    EXPECT_TRUE(narration_lines(told).ends_with(
        "The group has 12,345 steps. To continue, use --steps 10000..19999.\n"));
}

TEST(NarrationText, has_the_same_sentences_as_json) {
    const auto json = narration_json(tell_steps(interleaved(), {0, 57}, Warp(1)));
    EXPECT_EQ(json["steps_of_group"], 56);
    ASSERT_EQ(json["steps"].size(), 58U);
    EXPECT_TRUE(json["steps"][0]["warp"].is_null() && json["steps"][0]["why"].is_null());
    const auto& step = json["steps"][37];
    EXPECT_EQ(step["step"], 37);
    EXPECT_EQ(step["warp"], 1);
    EXPECT_EQ(step["line"], 13);
    EXPECT_EQ(step["warps_active"], 4);
    EXPECT_EQ(step["what"], "Warp 1 waits at the barrier at line 14. So far, 4 of 8 warps have arrived.");
    EXPECT_EQ(step["why"], "The last warp arrives in step 40.");
}

TEST(StepRange, takes_two_numbers_one_or_none) {
    EXPECT_EQ(step_range("3..7").value(), (StepRange{3, 7}));
    EXPECT_EQ(step_range("3").value(), (StepRange{3, 3}));
    EXPECT_EQ(step_range("").value(), (StepRange{0, 9999}));
    for (const char* text : {"7..3", "3..", "..3", "a..b", "-1..3", "0..10000", "1..2..3", "3-7", " 1..2"}) {
        const auto range = step_range(text);
        ASSERT_FALSE(range) << text;
        EXPECT_EQ(range.error().code, ErrorCode::value_not_allowed);
    }
}

TEST(StepRange, ends_with_the_group_and_must_have_a_part_in_it) {
    EXPECT_EQ(range_within({50, 90}, 56).value(), (StepRange{50, 57}));
    EXPECT_EQ(range_within({57, 60}, 56).value(), (StepRange{57, 57}));
    EXPECT_EQ(range_within({0, 5}, 0).value(), (StepRange{0, 1}));
    const auto beyond = range_within({58, 60}, 56);
    ASSERT_FALSE(beyond);
    EXPECT_EQ(english(argument_phrase(beyond.error().arguments[2])), "0..57: the group has 56 steps");
}

} // namespace
} // namespace lockstep
