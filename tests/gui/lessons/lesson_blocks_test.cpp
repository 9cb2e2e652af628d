#include "app/gui/lessons/answer_button.h"
#include "app/gui/lessons/ask_block.h"
#include "app/gui/lessons/lesson_labels.h"
#include "app/gui/lessons/twin_block.h"
#include "app/gui/workspace/lesson/lesson_desk.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {
namespace {

/// The widget of a question.
class Asked {
public:
    explicit Asked(const ShownBlock& block)
        : widget(make_ask_block(block, progress)), answered(widget.get(), &AskBlock::answered) {
        widget->resize(400, 300);
        widget->show();
    }

    /// Clicks the button with this text.
    template <class Button>
    void click(const QString& text) {
        for (Button* button : widget->findChildren<Button*>()) {
            if (button->accessibleName() == text || button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        ADD_FAILURE() << "no button " << text.toStdString();
    }
    void type(const QString& text) {
        auto* field = widget->findChild<QLineEdit*>();
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QStringList reasons() const {
        QStringList shown;
        for (const ReasonLabel* label : widget->findChildren<ReasonLabel*>()) {
            if (label->isVisible()) {
                shown << label->accessibleName();
            }
        }
        return shown;
    }

    BlockProgress progress;
    std::unique_ptr<AskBlock> widget;
    QSignalSpy answered;
};

TEST(LessonBlocks, a_choice_shows_the_reason_of_each_chosen_answer) {
    Asked asked(ShownChoiceAsk{.question = "Q", .choices = {{"one", "no 1"}, {"two", "yes"}}, .right = 1});
    asked.click<AnswerButton>("one");
    EXPECT_EQ(asked.reasons(), QStringList{"no 1"});
    EXPECT_EQ(asked.answered.count(), 0);
    asked.click<AnswerButton>("two");
    EXPECT_EQ(asked.reasons(), (QStringList{"no 1", "yes"}));
    EXPECT_EQ(asked.answered.count(), 1);
    EXPECT_TRUE(asked.progress.is_answered);
    EXPECT_EQ(asked.progress.misses, 1);
}

TEST(LessonBlocks, a_number_shows_the_reason_of_a_known_mistake_and_can_be_shown_after_two) {
    Asked asked(
        ShownNumberAsk{.question = "Q", .right = 1440, .right_reason = "yes", .wrong = {{720, "half"}}});
    asked.type("x");
    EXPECT_EQ(asked.progress.misses, 0) << "not a number";
    asked.type("720");
    EXPECT_EQ(asked.reasons(), QStringList{"half"});
    asked.type("7");
    EXPECT_EQ(asked.progress.misses, 2);
    asked.type("1,440");
    EXPECT_EQ(asked.reasons(), QStringList{"yes"});
    EXPECT_EQ(asked.answered.count(), 1);
    EXPECT_FALSE(asked.progress.was_shown);
}

TEST(LessonBlocks, items_are_moved_until_their_order_is_right) {
    Asked asked(ShownOrderAsk{
        .question = "Q", .items = {"a", "b", "c"}, .values = {"3", "1", "2"}, .right = {1, 2, 0}});
    EXPECT_NE(asked.progress.order, (std::vector<std::size_t>{1, 2, 0})) << "starts in another order";
    asked.click<QPushButton>("Check");
    EXPECT_EQ(asked.progress.misses, 1);
    asked.click<QToolButton>("Move a down");
    asked.click<QToolButton>("Move a down");
    asked.click<QPushButton>("Check");
    EXPECT_EQ(asked.answered.count(), 1);
}

ShownQuestion lanes_question() {
    Question question;
    question.kind = QuestionKind::lanes_next;
    question.names = {"s[lid]"};
    question.numbers = {0, 1};
    question.choices = {{.lanes = {Lane(0), Lane(8)}},
                        {.lanes = {Lane(0), Lane(4)}, .misconception = Misconception::earlier},
                        {.lanes = {Lane(1)}, .misconception = Misconception::all_lanes}};
    return {question, true, 32};
}

TEST(LessonBlocks, lanes_are_clicked_and_missing_ones_are_told_only_at_the_end) {
    Asked asked(lanes_question());
    asked.click<QToolButton>("Lane 0");
    asked.click<QToolButton>("Lane 4");
    EXPECT_EQ(asked.progress.misses, 1) << "lane 4 is wrong";
    asked.click<QPushButton>("I have selected all of them");
    EXPECT_EQ(asked.progress.misses, 2) << "lane 8 is missing";
    EXPECT_TRUE(asked.progress.is_told);
    asked.click<QToolButton>("Lane 8");
    asked.click<QPushButton>("I have selected all of them");
    EXPECT_EQ(asked.answered.count(), 1);
}

TEST(LessonBlocks, shown_lanes_count_as_seen) {
    Asked asked(lanes_question());
    asked.click<QPushButton>("Show the answer");
    EXPECT_EQ(asked.progress.lanes, (std::set<std::uint32_t>{0, 8}));
    EXPECT_TRUE(asked.progress.was_shown);
}

TEST(LessonBlocks, a_wrong_lane_says_its_own_reason_if_it_is_known) {
    ShownQuestion question = lanes_question();
    question.reasons.resize(32);
    question.reasons[4] = LaneReason{Lane(4), "lid % (2 * k) == 0", "lid % (2 * k)", 4, false};
    Asked asked(question);
    asked.click<QToolButton>("Lane 4");
    ASSERT_EQ(asked.reasons().size(), 1);
    EXPECT_TRUE(asked.reasons()[0].contains("lid % (2 * k)")) << asked.reasons()[0].toStdString();
    asked.click<QToolButton>("Lane 5");
    EXPECT_TRUE(asked.reasons()[0].startsWith("Lane 5 is not one of them."))
        << asked.reasons()[0].toStdString();
}

/// A generated question to choose, whose answer is `right`, and a twin of it.
ShownQuestion question_with_twin() {
    ShownQuestion asked = lanes_question();
    asked.by_lanes = false;
    ShownQuestion twin = asked;
    twin.question.choices = {{.lanes = {Lane(3)}}, {.lanes = {Lane(7)}}, {.lanes = {Lane(9)}}};
    twin.question.reveal = Tick(20);
    asked.question.reveal = Tick(5);
    asked.twin = std::make_shared<const ShownQuestion>(twin);
    return asked;
}

/// Clicks the visible answer with these words.
void choose(const QWidget& widget, const QString& words) {
    for (AnswerButton* button : widget.findChildren<AnswerButton*>()) {
        if (button->words() == words && button->isVisible()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    ADD_FAILURE() << "no answer " << words.toStdString();
}

TEST(TwinBlocks, offer_another_question_only_after_a_wrong_answer) {
    BlockProgress own;
    BlockProgress twin;
    TwinBlock block(question_with_twin(), own, twin);
    const QSignalSpy answered(&block, &TwinBlock::answered);
    const QSignalSpy wanted(&block, &TwinBlock::twin_wanted);
    block.show();
    auto* const another = block.findChild<QPushButton*>(QStringLiteral("another"));
    ASSERT_NE(another, nullptr);
    EXPECT_FALSE(another->isVisible());
    choose(block, "Only lane 1");
    EXPECT_TRUE(another->isVisible());
    QTest::mouseClick(another, Qt::LeftButton);
    EXPECT_FALSE(another->isVisible());
    EXPECT_EQ(wanted.count(), 1);
    choose(block, "Only lane 3");
    EXPECT_EQ(answered.count(), 1);
    EXPECT_TRUE(twin.is_answered);
    EXPECT_FALSE(own.is_answered);
}

/// A desk with a lesson of one page and one question, which has a twin.
LessonDesk desk_with_twin() {
    Lesson lesson;
    lesson.key = "a";
    lesson.pages.resize(1);
    lesson.pages[0].blocks.emplace_back(GeneratedAsk{.kind = "lanes-next"});
    LessonDesk desk;
    desk.lesson = std::make_shared<const Lesson>(lesson);
    desk.shown = std::make_shared<const ShownPage>(ShownPage{.blocks = {question_with_twin()}});
    return desk;
}

TEST(LessonDesks, count_the_first_try_of_a_question_or_of_its_twin) {
    const BlockKey own{"a", 0, 0};
    const BlockKey twin{"a", 0, 0, true};
    LessonDesk desk = desk_with_twin();
    EXPECT_EQ(reached_state(desk), PageState::seen);
    desk.blocks[own].misses = 1;
    desk.blocks[own].is_answered = true;
    EXPECT_EQ(reached_state(desk), PageState::done);
    desk.blocks[twin].is_answered = true;
    EXPECT_EQ(reached_state(desk), PageState::mastered) << "the twin was answered at the first try";
    desk.blocks[twin].misses = 1;
    EXPECT_EQ(reached_state(desk), PageState::done);
    desk.blocks[own] = {};
    EXPECT_EQ(reached_state(desk), PageState::done) << "the twin is enough";
    desk.blocks[twin].was_shown = true;
    EXPECT_EQ(reached_state(desk), PageState::seen);
}

TEST(LessonDesks, cover_the_step_of_the_question_that_is_open) {
    LessonDesk desk = desk_with_twin();
    const auto covered = [&desk] {
        const Question* const question = covered_question(desk);
        return question == nullptr ? -1 : static_cast<int>(question->reveal.index());
    };
    EXPECT_EQ(covered(), 5);
    desk.blocks[{"a", 0, 0}].wants_twin = true;
    EXPECT_EQ(covered(), 20);
    desk.blocks[{"a", 0, 0, true}].is_answered = true;
    EXPECT_EQ(covered(), -1);
}

TEST(LessonBlocks, answers_are_still_there_in_a_new_widget) {
    Asked asked(ShownChoiceAsk{.question = "Q", .choices = {{"one", "no"}, {"two", "yes"}}, .right = 1});
    asked.click<AnswerButton>("one");
    asked.widget.reset(make_ask_block(
        ShownChoiceAsk{.question = "F", .choices = {{"uno", "nein"}, {"dos", "ja"}}, .right = 1},
        asked.progress));
    asked.widget->show();
    EXPECT_EQ(asked.reasons(), QStringList{"nein"});
}

} // namespace
} // namespace lockstep::gui
