// Tests lessons in the words of a vocabulary.
#include "app/lessons/lesson_words.h"
#include "tests/unit/lessons/sample_lesson.h"

#include <gtest/gtest.h>
#include <string>
#include <variant>

namespace lockstep {
namespace {

Vocabulary threads() {
    return Vocabulary(
        {{"work-item", "thread"}, {"work-items", "threads"}, {"a group", "a block"}, {"sample", "example"}});
}

std::string words_of(const LessonText& text) {
    std::string words;
    for (const auto& piece : text.pieces) {
        const auto* const part = std::get_if<std::string>(&piece);
        words += part != nullptr ? *part : "{}";
    }
    return words;
}

TEST(LessonWords, change_every_text_but_code_figures_and_places) {
    const LessonReading reading =
        read_page_of("A work-item runs `work-item` {{launches.items}} times in a group.\n"
                     "ask: choice Which work-item?\n"
                     "- [x] The first work-item :: a group\n"
                     "- [ ] No work-item :: Work-items\n"
                     "ask: number How many work-items?\n"
                     "- [x] launches.items :: a work-item\n"
                     "- [ ] 3 :: not a work-item\n"
                     "ask: order Which work-item first?\n"
                     "- work-item 1 :: 1\n- work-item 2 :: 2\n- work-item 3 :: 3\n"
                     "task: launches.items = 2\n"
                     "say: Use a work-item.\n"
                     "hint: a group\n"
                     "notes: Draw a work-item.\n");
    ASSERT_EQ(flaws_in(reading), "");
    const Lesson lesson = in_words(reading.lesson, threads());
    EXPECT_EQ(lesson.title, "A example");
    EXPECT_EQ(lesson.id, "sample");
    const LessonPage& page = lesson.pages.at(0);
    EXPECT_EQ(page.place.text, reading.lesson.pages[0].place.text);
    EXPECT_EQ(words_of(page.notes), "Draw a thread.");
    ASSERT_EQ(page.blocks.size(), 5U);
    EXPECT_EQ(words_of(std::get<LessonText>(page.blocks[0])),
              "A thread runs `work-item` {} times in a block.");
    const auto& choice = std::get<ChoiceAsk>(page.blocks[1]);
    EXPECT_EQ(words_of(choice.question), "Which thread?");
    EXPECT_EQ(words_of(choice.choices.at(1).text), "No thread");
    EXPECT_EQ(words_of(choice.choices.at(0).reason), "a block");
    const auto& number = std::get<NumberAsk>(page.blocks[2]);
    EXPECT_EQ(words_of(number.right.reason), "a thread");
    EXPECT_EQ(words_of(number.wrong.at(0).reason), "not a thread");
    EXPECT_EQ(words_of(std::get<OrderAsk>(page.blocks[3]).items.at(2).text), "thread 3");
    const auto& task = std::get<LessonTask>(page.blocks[4]);
    EXPECT_EQ(words_of(task.say), "Use a thread.");
    EXPECT_EQ(words_of(task.hints.at(0)), "a block");
}

TEST(LessonWords, of_opencl_change_nothing) {
    const LessonReading reading = read_page_of("A work-item.\n");
    const Lesson lesson = in_words(reading.lesson, {});
    EXPECT_EQ(words_of(std::get<LessonText>(lesson.pages.at(0).blocks.at(0))), "A work-item.");
}

} // namespace
} // namespace lockstep
