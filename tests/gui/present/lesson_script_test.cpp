// Tests what an audience sees of a lesson: its captions, questions and answers, and their slides.
#include "app/gui/present/lesson/lesson_script.h"
#include "app/gui/present/lesson/lesson_states.h"
#include "app/gui/present/slide.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "tests/gui/present/sample_presentation.h"
#include "tests/support/pictures/slide_check.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct PreparedLesson : testing::Test {
    const std::shared_ptr<const Lesson> lesson = sample_lesson_to_present();
    LessonScript script{lesson};

    void prepare(std::size_t page) {
        const auto runs = lesson_runs(fixture_recorder, *lesson);
        const PageResult prepared = prepare_page({.lesson = lesson, .page = page, .runs = runs}, {});
        ASSERT_TRUE(prepared.ok());
        script.take(page, prepared);
    }
    void SetUp() override {
        for (std::size_t page = 0; page < lesson->pages.size(); ++page) {
            prepare(page);
        }
    }
    [[nodiscard]] std::vector<PresentedKind> kinds() const {
        std::vector<PresentedKind> all;
        for (std::size_t index = 0; index < script.size(); ++index) {
            all.push_back(script.state(index).kind);
        }
        return all;
    }
    [[nodiscard]] PresentedState with(const std::string& key) const {
        return script.state(script.state_with(key));
    }
};

TEST_F(PreparedLesson, has_captions_then_questions_each_with_its_answer) {
    using enum PresentedKind;
    const std::vector<PresentedKind> wanted{title,                      // of the lesson
                                            step,     question, answer, // page 1
                                            question, answer,   step,   // page 2: lanes-next
                                            question, answer,   question,
                                            answer,   step}; // choice, order; page 3
    EXPECT_EQ(kinds(), wanted);
    EXPECT_EQ(script.state(0).beside, QStringLiteral("A sample lesson"));
    EXPECT_EQ(script.state(1).caption, QStringLiteral("There are 768 work-items. They are fast."));
    EXPECT_EQ(script.state(1).counter, QStringLiteral("Page 1 of 3"));
}

TEST_F(PreparedLesson, shows_the_picture_and_the_step_of_the_place) {
    EXPECT_EQ(script.state(1).picture, "stage");
    EXPECT_EQ(script.state(1).cursor.tick, Tick(5));
    EXPECT_EQ(script.state(script.size() - 1).picture, "film");
}

TEST_F(PreparedLesson, offers_the_known_wrong_numbers_as_choices) {
    const PresentedState asked = script.state(2);
    ASSERT_EQ(asked.question->choices.size(), 3U);
    EXPECT_EQ(asked.question->choices[0].text, QStringLiteral("16"));
    EXPECT_EQ(asked.question->choices[2].text, QStringLiteral("64"));
    EXPECT_EQ(asked.question->right, 1U);
    EXPECT_EQ(asked.question->answer, QStringLiteral("A warp has 32 lanes."));
    EXPECT_EQ(asked.question->choices[0].reason, QStringLiteral("This is half a warp."));
    EXPECT_EQ(asked.key, script.state(3).key) << "the answer has the votes of its question";
}

TEST_F(PreparedLesson, covers_the_step_of_a_computed_question_until_its_answer) {
    const PresentedState asked = with("page 2");
    ASSERT_NE(asked.question->asked, nullptr);
    const Tick reveal = asked.question->asked->reveal;
    EXPECT_LT(asked.cursor.tick, reveal);
    const std::size_t index = script.state_with("page 2");
    EXPECT_EQ(script.state(index + 1).cursor.tick, reveal);
    EXPECT_EQ(script.state(index + 2).cursor.tick, reveal) << "then the step is played";
}

TEST_F(PreparedLesson, sorts_the_items_in_the_answer) {
    const PresentedState sorted = script.state(script.size() - 2);
    ASSERT_EQ(sorted.question->sorted.size(), 3U);
    EXPECT_TRUE(sorted.question->sorted[0].startsWith(QStringLiteral("one")));
    EXPECT_FALSE(sorted.question->has_votes());
}

TEST_F(PreparedLesson, has_its_pages_as_outline_and_its_notes_for_the_presenter) {
    const auto rows = script.outline();
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[1].title, QStringLiteral("2. The second page"));
    EXPECT_EQ(script.state(rows[1].state).beside, QStringLiteral("The second page"));
    EXPECT_EQ(script.notes(1), QStringLiteral("Say hello."));
    EXPECT_EQ(script.planned_seconds(), 600);
}

TEST_F(PreparedLesson, asks_a_computed_question_again_and_no_other) {
    const std::size_t size = script.size();
    const std::size_t index = script.state_with("page 2");
    ASSERT_TRUE(script.ask_again(index));
    EXPECT_EQ(script.size(), size + 2);
    EXPECT_EQ(script.state(index + 2).kind, PresentedKind::question);
    EXPECT_NE(script.state(index + 2).question->asked->place, script.state(index).question->asked->place);
    EXPECT_FALSE(script.ask_again(2)) << "a question of the lesson's own has no twin";
}

TEST_F(PreparedLesson, that_is_not_prepared_shows_titles_and_keeps_the_place) {
    LessonScript open(lesson);
    EXPECT_EQ(open.size(), 4U);
    EXPECT_EQ(open.state(2).kind, PresentedKind::title);
    EXPECT_FALSE(open.is_ready(2));
    EXPECT_EQ(open.state_with("page 2 block 2 answer"), 2U);
    open.take(1, Error{.code = ErrorCode::no_device});
    EXPECT_EQ(open.state(2).kind, PresentedKind::title) << "the audience does not see the error";
    EXPECT_EQ(open.state(2).caption, QString());
    EXPECT_TRUE(open.is_ready(2)) << "the presenter goes on without this page";
    EXPECT_FALSE(open.notes(2).isEmpty()) << "but the presenter does";
    EXPECT_EQ(script.state_with("page 2"), script.outline()[1].state);
}

TEST_F(PreparedLesson, has_slides_that_can_be_read_and_are_filled) {
    for (std::size_t index = 0; index < script.size(); ++index) {
        const PresentedState state = script.state(index);
        for (const QSizeF pixels : {QSizeF(1920, 1080), QSizeF(1280, 720), QSizeF(1024, 768)}) {
            const Picture& picture = *picture_named(
                QString::fromStdString(state.picture.empty() ? std::string("stage") : state.picture));
            SlideContent content{state, picture, script.title()};
            content.votes = state.question != nullptr ? std::optional(Votes{1, 2, 3}) : std::nullopt;
            const Slide slide = make_slide(content, slide_size(pixels));
            const QStringList unreadable = unreadable_texts(slide);
            EXPECT_TRUE(unreadable.isEmpty())
                << state.key_here() << ": " << unreadable.join(QStringLiteral("; ")).toStdString();
            if (state.question != nullptr) {
                EXPECT_GE(filled_by_words(slide), 0.8) << state.key_here() << " at " << pixels.width();
            }
        }
    }
}

TEST(Captions, have_at_most_four_lines_and_all_words) {
    const QString text =
        QStringLiteral("This sentence is repeated until the text is long, with **bold** and `code`. ");
    const QStringList parts = caption_parts(text.repeated(12));
    EXPECT_GT(parts.size(), 2);
    for (const QString& part : parts) {
        EXPECT_LE(wrapped(part, FontRole::slide_caption, slide_caption_width).size(), 4);
        EXPECT_TRUE(part.endsWith(QLatin1Char('.'))) << part.toStdString();
    }
    EXPECT_EQ(parts.join(QLatin1Char(' ')).count(QStringLiteral("bold")), 12);
    EXPECT_FALSE(parts.first().contains(QLatin1Char('*')));
}

TEST(Captions, divide_a_sentence_that_is_longer_than_a_caption) {
    const QString endless = QStringLiteral("word ").repeated(200);
    const QStringList parts = caption_parts(endless);
    EXPECT_GT(parts.size(), 1);
    EXPECT_EQ(parts.join(QLatin1Char(' ')).count(QStringLiteral("word")), 200);
    for (const QString& part : parts) {
        EXPECT_LE(wrapped(part, FontRole::slide_caption, slide_caption_width).size(), 4);
    }
}

TEST(Captions, keep_the_items_of_a_list_in_lines_of_their_own) {
    const QStringList parts = caption_parts(QStringLiteral("Before.\n\n- one\n- two\n"));
    ASSERT_EQ(parts.size(), 2);
    EXPECT_EQ(parts[1], QStringLiteral("• one\n• two"));
}

} // namespace
} // namespace lockstep::gui
