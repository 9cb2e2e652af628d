#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

struct Words : Journey {};
INSTANTIATE_TEST_SUITE_P(OnScreen, Words, testing::Values(usual_screens().front()));

TEST_P(Words, of_cuda_are_in_the_pictures_panels_and_lessons_and_leave_the_step_and_the_kernel) {
    records_with_the_worker();
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right");
    opens("panel/inspector");
    const int before = step();
    EXPECT_TRUE(sees("words/work-item", {"0"}));
    opens("menu/words-cuda");
    waits();
    EXPECT_EQ(step(), before);
    opens("panel/inspector");
    EXPECT_TRUE(sees("words/thread", {"0"}));
    EXPECT_TRUE(sees("words/thread-block", {"0"}));
    EXPECT_FALSE(sees_now("words/work-item", {"0"}));
    opens("panel/source");
    EXPECT_TRUE(sees("words/kernel"));
    presses("F1");
    clicks("lesson/one");
    EXPECT_TRUE(sees("words/cuda-lesson"));
    waits();
    opens("menu/words-opencl");
    waits();
    EXPECT_TRUE(sees("words/opencl-lesson"));
    EXPECT_TRUE(sees("words/work-group", {"0"}));
    EXPECT_FALSE(sees_now("words/thread-block", {"0"}));
}

} // namespace
} // namespace lockstep::gui::journeys
