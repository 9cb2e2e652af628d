// Tests the messages for a plain kernel that was stopped.
#include "app/words/plain_words.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::string left_by(Untimed untimed) {
    Recording recording;
    recording.launches.emplace_back().untimed = untimed;
    return what_stop_leaves(recording, {.launch = 0, .why = Untimed::out_of_time});
}

TEST(PlainWords, say_which_results_are_missing_after_a_stop) {
    EXPECT_NE(left_by(Untimed::out_of_time).find("has no result"), std::string::npos);
    EXPECT_NE(left_by(Untimed::no).find("are complete, but the times of its work-groups are missing"),
              std::string::npos)
        << "the kernel with a clock was stopped, not the plain one";
}

TEST(PlainWords, speak_of_the_sum_that_a_run_may_build) {
    const std::string sentence = plain_stop_sentence({.bound = PlainBound::build_time});
    EXPECT_NE(sentence.find("building the kernels of this run"), std::string::npos);
}

} // namespace
} // namespace lockstep
