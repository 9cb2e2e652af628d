#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

struct LessonOne : Journey {
    /// Types the answer of the only number question of the page.
    void answers_number(const QString& number) {
        writes("lesson/number", number);
        presses("Return");
    }
    /// Leaves a page whose questions are answered, and waits for the next one.
    void goes_on(int page) {
        clicks("lesson/next");
        EXPECT_TRUE(sees("lesson/page", {QString::number(page), "5"}));
        waits();
    }
};

INSTANTIATE_TEST_SUITE_P(OnScreen, LessonOne, testing::ValuesIn(usual_screens()));

TEST_P(LessonOne, is_finished_by_clicks_from_a_cold_start_and_done_after_another_start) {
    records_with_the_worker();
    starts();
    presses("F1");
    clicks("lesson/one");
    EXPECT_TRUE(sees("lesson/page", {"1", "5"}));
    waits();
    EXPECT_FALSE(may_use("lesson/next"));
    answers_number("9");
    EXPECT_TRUE(sees("lesson/exchanged"));
    EXPECT_FALSE(may_use("lesson/next"));
    answers_number("6");
    goes_on(2);
    answers_number("19");
    clicks("lesson/two-warps");
    goes_on(3);
    answers_number("1");
    clicks("lesson/no-warp");
    goes_on(4);
    answers_number("512");
    goes_on(5);
    clicks("lesson/check");
    EXPECT_TRUE(sees("lesson/unchanged"));
    clicks("lesson/change-values");
    sets("parameters/local", "32x1");
    waits();
    presses("F1");
    clicks("lesson/check");
    EXPECT_TRUE(sees("lesson/solved"));
    clicks("lesson/finish");
    EXPECT_TRUE(sees("lesson/all-done"));
    starts_again();
    starts();
    presses("F1");
    EXPECT_TRUE(sees("lesson/all-done"));
}

} // namespace
} // namespace lockstep::gui::journeys
