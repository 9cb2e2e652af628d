#include "app/lessons/lesson_key.h"

#include "app/lessons/lesson_list.h"
#include "tests/unit/lessons/sample_lesson.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::string key_of_page(const std::string& text, const std::filesystem::path& file = "/a/01-x.md") {
    return read_lesson(std::string(sample_header) + sample_page + text, file).lesson.key;
}

TEST(LessonKey, of_a_lesson_of_Lockstep_is_its_id) {
    const auto files = lesson_files(lessons_folder("en"));
    ASSERT_FALSE(files.empty());
    const auto lesson = read_lesson_file(files.front());
    ASSERT_TRUE(lesson.ok());
    EXPECT_EQ(lesson->lesson.key, lesson->lesson.id);
}

TEST(LessonKey, of_a_lesson_of_another_author_stays_the_same_if_its_texts_change) {
    const std::string question = "ask: choice Which?\n- [x] a :: b\n- [ ] c :: d\n";
    const std::string key = key_of_page("Text.\n" + question);
    EXPECT_NE(key, parts_of_key(key).id);
    EXPECT_TRUE(is_lesson_origin(parts_of_key(key).origin)) << key;
    EXPECT_EQ(key, key_of_page("A text.\n\nMore.\n" + question));
    EXPECT_EQ(key, key_of_page("ask: choice Cual?\n- [x] e :: f\n- [ ] g :: h\n", "/b/02-y.md"));
    EXPECT_NE(key, key_of_page("Text.\n"));
    EXPECT_NE(key, key_of_page(question + question));
}

} // namespace
} // namespace lockstep
