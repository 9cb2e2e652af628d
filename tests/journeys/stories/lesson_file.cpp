#include "app/lessons/lesson_bundle.h"
#include "app/lessons/progress_file.h"
#include "core/base/data_dir.h"
#include "tests/journeys/support/journey.h"
#include "tests/journeys/support/lesson_to_open.h"

#include <QFile>

namespace lockstep::gui::journeys {
namespace {

struct LessonFile : Journey {
    /// Opens the lesson of the bundle, and waits for its page.
    void opens_lesson() {
        records_with_the_worker();
        starts();
        chooses_file([this] { opens("menu/open"); }, has_lesson_to_open(path("")));
        clicks("bundle/lesson");
        EXPECT_TRUE(sees("lesson/page", {"1", "1"}));
        waits();
    }
    /// Saves the progress as a file, and reads it.
    LearnerProgress saves_progress() {
        answers([this] { opens("menu/lesson-progress"); },
                [this] {
                    types("Ana");
                    chooses_file([this] { presses("Return"); }, path("ana.json"));
                });
        return read_progress_file(path("ana.json").toStdString()).value();
    }
};

INSTANTIATE_TEST_SUITE_P(OnScreen, LessonFile, testing::ValuesIn(usual_screens()));

TEST_P(LessonFile, lists_its_lessons_when_it_is_dropped_and_runs_nothing_before_a_click) {
    starts();
    opens("panel/source");
    const QString before = reads("source/text");
    drops(has_lesson_to_open(path("")));
    EXPECT_TRUE(sees("bundle/from"));
    waits();
    opens("panel/source");
    EXPECT_EQ(reads("source/text"), before) << "the run that was shown is still shown";
    opens("panel/lesson");
    clicks("bundle/lesson");
    EXPECT_TRUE(sees("lesson/page", {"1", "1"}));
    waits();
    opens("menu/start");
    EXPECT_TRUE(finds("bundle/recent")) << "it is a recent file";
}

TEST_P(LessonFile, that_is_damaged_is_refused_with_the_reason) {
    starts();
    const QString bundle = has_lesson_to_open(path(""));
    QFile file(bundle);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    file.resize(file.size() - 10);
    file.close();
    drops(bundle);
    EXPECT_TRUE(sees("bundle/damaged"));
}

TEST_P(LessonFile, is_printed_as_a_handout) {
    opens_lesson();
    chooses_file([this] { opens("menu/handout"); }, path("turns.html"));
    EXPECT_TRUE(sees("file/saved", {path("turns.html")}));
    const QString html = file("turns.html");
    EXPECT_TRUE(html.contains("Whose turn is it"));
    EXPECT_TRUE(html.contains("0 to 30 in steps of 2"));
    EXPECT_TRUE(html.contains("data:image/png;base64,"));
    EXPECT_FALSE(html.contains("Answers and notes"));
    chooses_file([this] { opens("menu/handout"); }, path("turns.docx"));
    EXPECT_TRUE(sees("handout/refused"));
}

TEST_P(LessonFile, covers_the_step_of_its_question_until_it_is_answered) {
    opens_lesson();
    EXPECT_EQ(step(), 5);
    EXPECT_FALSE(sees_now("lesson/covered"));
    presses("Ctrl+1, Right");
    EXPECT_TRUE(sees("lesson/covered"));
    presses("Left");
    EXPECT_LT(step(), 5) << "the memory access before";
    EXPECT_TRUE(sees_no("lesson/covered"));
    clicks("lesson/right-lanes");
    EXPECT_EQ(step(), 6) << "the condition selects the lanes";
    EXPECT_TRUE(sees_no("lesson/covered"));
}

TEST_P(LessonFile, says_why_a_lane_is_wrong) {
    opens_lesson();
    clicks("lesson/lane-one");
    EXPECT_TRUE(sees("lesson/lane-reason"));
}

TEST_P(LessonFile, asks_another_question_like_it_after_a_wrong_answer) {
    opens_lesson();
    EXPECT_FALSE(finds("lesson/another")) << "nothing is wrong yet";
    EXPECT_FALSE(sees_now("lesson/twin"));
    clicks("lesson/all-lanes");
    clicks("lesson/another");
    EXPECT_TRUE(sees("lesson/twin"));
    EXPECT_FALSE(finds("lesson/another")) << "there is one twin";
}

TEST_P(LessonFile, of_the_progress_has_the_name_the_tries_and_the_mastered_pages_for_the_teacher) {
    opens_lesson();
    clicks("lesson/right-lanes");
    clicks("lesson/lane-one");
    const LearnerProgress progress = saves_progress();
    EXPECT_EQ(progress.learner, "Ana");
    ASSERT_EQ(progress.lessons.size(), 1U);
    EXPECT_EQ(progress.lessons[0].lesson, "whose-turn");
    EXPECT_EQ(progress.lessons[0].pages.at(0).tries, 2U);
}

} // namespace
} // namespace lockstep::gui::journeys
