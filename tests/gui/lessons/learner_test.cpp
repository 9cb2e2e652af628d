#include "app/gui/workspace/lesson/learner.h"

#include "core/base/data_dir.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

class LearnerFile : public testing::Test {
protected:
    [[nodiscard]] std::filesystem::path file() const {
        return std::filesystem::path(folder_.path().toStdString()) / "new" / "lessons.json";
    }
    void has(const std::string& text) const {
        std::filesystem::create_directories(file().parent_path());
        ASSERT_TRUE(write_text_file(file(), text));
    }

private:
    QTemporaryDir folder_;
};

TEST_F(LearnerFile, keeps_the_page_and_the_best_state_of_each_page) {
    Learner learner(file());
    learner.reach("a", 2, PageState::mastered);
    learner.reach("a", 2, PageState::seen);
    learner.reach("a", 0, PageState::seen);
    learner.reach("b", 0, PageState::done);
    learner.set_page("a", 2);
    ASSERT_TRUE(learner.save());
    const Learner read(file());
    EXPECT_EQ(read.state("a", 0), PageState::seen);
    EXPECT_EQ(read.state("a", 1), PageState::open);
    EXPECT_EQ(read.state("a", 2), PageState::mastered);
    EXPECT_EQ(read.state("a", 3), PageState::open);
    EXPECT_EQ(read.page("a"), 2U);
    EXPECT_EQ(read.page("b"), 0U);
    EXPECT_EQ(read.done("a"), 1U) << "a page that was only seen is not done";
    EXPECT_EQ(read.done("b"), 1U);
    EXPECT_EQ(read.done("none"), 0U);
}

/// The table of a class would otherwise say that a learner who stopped at the first page has done all pages.
TEST_F(LearnerFile, has_pages_that_were_never_shown) {
    Learner learner(file());
    learner.reach("a", 0, PageState::done);
    learner.set_page_count("a", 3);
    learner.set_page_count("a", 3);
    ASSERT_TRUE(learner.save());
    const std::vector<LessonProgress> lessons = Learner(file()).lessons();
    ASSERT_EQ(lessons.size(), 1U);
    ASSERT_EQ(lessons[0].pages.size(), 3U);
    EXPECT_EQ(lessons[0].pages[0].state, PageState::done);
    EXPECT_EQ(lessons[0].pages[2], PageProgress());
    learner.set_page_count("a", 1);
    EXPECT_EQ(learner.lessons()[0].pages.size(), 1U) << "the lesson was shortened";
}

TEST_F(LearnerFile, keeps_pages_that_a_lesson_has_no_more) {
    Learner learner(file());
    learner.reach("a", 2, PageState::mastered);
    learner.set_page_count("a", 1);
    EXPECT_EQ(learner.done("a"), 0U) << "the lesson has one page now";
    ASSERT_TRUE(learner.save());
    Learner read(file());
    EXPECT_EQ(read.lessons()[0].pages.size(), 1U);
    EXPECT_EQ(read.done("a"), 0U);
    read.set_page_count("a", 3);
    EXPECT_EQ(read.state("a", 2), PageState::mastered);
}

TEST_F(LearnerFile, hands_over_the_lessons_of_all_authors) {
    Learner learner(file());
    learner.reach("a", 0, PageState::done);
    learner.reach("a@0123456789abcdef", 0, PageState::seen);
    const std::vector<LessonProgress> expected = {
        {.lesson = "a", .pages = {{PageState::done, 0, 0}}},
        {.lesson = "a", .pages = {{PageState::seen, 0, 0}}, .origin = "0123456789abcdef"}};
    EXPECT_EQ(learner.lessons(), expected);
    const LearnerProgress progress{.learner = "Ana", .saved = "2026-11-27T16:00:00Z", .lessons = expected};
    const auto read = read_progress(progress_text(progress), "a.json");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, progress);
}

TEST_F(LearnerFile, is_empty_if_it_is_missing_or_damaged) {
    EXPECT_EQ(Learner(file()).page("a"), 0U);
    for (const char* text : {"", "{", "[]", "{\"format\": 2, \"lessons\": {\"a\": {\"page\": 3}}}",
                             "{\"format\": 1, \"lessons\": 5}", "{\"format\": 1, \"lessons\": {\"a\": 7}}",
                             "{\"format\": 1, \"lessons\": {\"a\": {\"page\": -1}}}",
                             "{\"format\": 1, \"lessons\": {\"a\": {\"page\": 1e9, \"pages\": {\"x\": 1}}}}",
                             "{\"format\": 1, \"lessons\": {\"a\": {\"pages\": [1, null, \"won\"]}}}"}) {
        has(text);
        const Learner learner(file());
        EXPECT_EQ(learner.page("a"), 0U) << text;
        EXPECT_EQ(learner.done("a"), 0U) << text;
    }
}

TEST_F(LearnerFile, keeps_the_name_and_the_tries_and_the_time_of_each_page) {
    Learner learner(file());
    learner.set_name(" Ana ");
    learner.add_try("a", 1);
    learner.add_try("a", 1);
    learner.add_seconds("a", 1, 70);
    learner.add_seconds("a", 0, 5);
    learner.add_seconds("a", 0, most_page_seconds);
    learner.reach("a", 1, PageState::done);
    ASSERT_TRUE(learner.save());
    const Learner read(file());
    EXPECT_EQ(read.name(), "Ana");
    const std::vector<LessonProgress> expected = {
        {"a", {{PageState::open, 0, most_page_seconds}, {PageState::done, 2, 70}}}};
    EXPECT_EQ(read.lessons(), expected);
}

TEST_F(LearnerFile, of_an_older_version_has_no_tries) {
    has("{\"format\": 1, \"lessons\": {\"a\": {\"page\": 1, \"pages\": [\"done\"], \"tries\": [-4]}}}");
    const Learner read(file());
    EXPECT_EQ(read.name(), "");
    EXPECT_EQ(read.lessons(), (std::vector<LessonProgress>{{"a", {{PageState::done, 0, 0}}}}));
}

} // namespace
} // namespace lockstep::gui
