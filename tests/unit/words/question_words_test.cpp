#include "app/words/trace/question_words.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace lockstep {
namespace {

const std::string long_name(200, 'x');

/// Every misconception, in their order.
std::vector<Misconception> misconceptions() {
    std::vector<Misconception> all;
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Misconception::wrong_order); ++i) {
        all.push_back(static_cast<Misconception>(i));
    }
    return all;
}

std::size_t count_of(const auto& names) {
    return static_cast<std::size_t>(std::ranges::find(names, nullptr) - names.begin());
}

/// Makes a question in which every number is `number` and every name is long, with one right choice and one
/// wrong choice for each misconception.
Question question_with(const QuestionForm& form, std::uint64_t number) {
    Question question{.kind = form.kind};
    question.numbers.assign(count_of(form.numbers), number);
    question.names.assign(count_of(form.names), long_name);
    if (count_of(form.names) != 0 && form.kind != QuestionKind::occupancy_limit) {
        question.line = {.file = 0, .line = 12345};
    }
    for (const Misconception misconception : misconceptions()) {
        QuestionChoice choice{.misconception = misconception};
        choice.numbers.assign(count_of(form.choice_numbers), number);
        if (form.kind == QuestionKind::occupancy_limit) {
            choice.numbers.front() %= 4;
        }
        choice.names = {"name"};
        if (form.has_lanes) {
            choice.lanes = {Lane(1), Lane(2)};
        }
        question.choices.push_back(choice);
    }
    return question;
}

std::size_t letters_in(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

void expect_whole(const std::string& text, const char* name) {
    EXPECT_FALSE(text.empty()) << name;
    EXPECT_EQ(text.find("  "), std::string::npos) << name << ": " << text;
    EXPECT_EQ(text.find('%'), std::string::npos) << name << ": " << text;
    EXPECT_EQ(text.find(" ,"), std::string::npos) << name << ": " << text;
    EXPECT_FALSE(text.starts_with(' ')) << name << ": " << text;
}

TEST(QuestionWords, every_kind_makes_a_short_question_in_and_outside_a_loop) {
    std::set<std::string> names;
    for (const QuestionForm& form : question_forms()) {
        names.insert(english(question_kind_name(form.kind)));
        for (const char* variable : {"", "offset"}) {
            Question question = question_with(form, 1024);
            question.variable = variable;
            question.value = "-1024";
            const std::string text = english(question_text(question));
            expect_whole(text, form.name);
            EXPECT_LE(letters_in(text), 180U) << text; // with four digits in every number
            EXPECT_TRUE(text.ends_with('?') || text.ends_with(".)")) << text;
            const bool names_variable = text.find("offset") != std::string::npos;
            EXPECT_EQ(names_variable, *variable != '\0' && question.line.has_value()) << text;
        }
    }
    EXPECT_EQ(names.size(), question_kinds);
}

TEST(QuestionWords, every_choice_has_a_text_and_the_right_one_a_reason) {
    for (const QuestionForm& form : question_forms()) {
        for (const std::uint64_t number : {1U, 2U, 65535U}) {
            Question question = question_with(form, number);
            question.because = Statement{.kind = StatementKind::stays_together};
            for (std::size_t i = 0; i < question.choices.size(); ++i) {
                expect_whole(english(choice_text(question, i)), form.name);
            }
            EXPECT_EQ(english(reason_text(question, 0)),
                      "All lanes take the same path, so the warp does not diverge.");
        }
    }
}

TEST(QuestionWords, reasons_are_short_whole_sentences) {
    for (const QuestionForm& form : question_forms()) {
        for (const std::uint64_t number : {1U, 2U, 65535U}) {
            const Question question = question_with(form, number);
            for (std::size_t i = 1; i < question.choices.size(); ++i) {
                const std::string text = english(reason_text(question, i));
                expect_whole(text, form.name);
                EXPECT_LE(letters_in(text), 120U) << text;
                EXPECT_TRUE(text.ends_with('.')) << text;
            }
        }
    }
}

TEST(QuestionWords, a_lane_has_its_own_reason) {
    EXPECT_EQ(english(lane_reason_text({Lane(4), "lid % (2 * k) == 0", "lid % (2 * k)", 4, false})),
              "For lane 4, lid % (2 * k) is 4, so lid % (2 * k) == 0 is false.");
    EXPECT_EQ(english(lane_reason_text({Lane(8), "lid < 16", "lid", 8, true})),
              "For lane 8, lid is 8, so lid < 16 is true.");
}

TEST(QuestionWords, lanes_are_listed_completely) {
    const auto text = [](const std::vector<std::uint32_t>& numbers) {
        std::vector<Lane> lanes;
        lanes.reserve(numbers.size());
        for (const std::uint32_t number : numbers) {
            lanes.emplace_back(number);
        }
        return english(lanes_text(lanes));
    };
    EXPECT_EQ(text({0, 8, 16, 24}), "0, 8, 16, 24");
    EXPECT_EQ(text({0, 4, 8, 12, 16, 20, 24, 28}), "0, 4, 8, 12, 16, 20, 24, 28");
    EXPECT_EQ(text({0, 1, 5, 6, 7}), "0, 1, 5–7");
    EXPECT_EQ(text({1, 3, 5, 7, 9, 11, 13, 15, 17}), "1 to 17 in steps of 2");
    EXPECT_EQ(text({1, 3, 5, 7, 9, 11, 13, 15, 18}), "1, 3, 5, 7, 9, 11, 13, 15, 18");
}

TEST(QuestionWords, choices_name_what_they_mean) {
    Question question{.kind = QuestionKind::lanes_next, .numbers = {18, 0, 4}, .names = {"s[lid + k]"}};
    question.choices = {{.lanes = {Lane(0), Lane(1), Lane(2), Lane(3)}}, {.lanes = {Lane(2)}}, {}};
    EXPECT_EQ(english(choice_text(question, 0)), "All 4 lanes");
    EXPECT_EQ(english(choice_text(question, 1)), "Only lane 2");
    EXPECT_EQ(english(choice_text(question, 2)), "No other lane");
    Question split{.kind = QuestionKind::split, .choices = {{.numbers = {4, 28}}}};
    EXPECT_EQ(english(choice_text(split, 0)), "True: 4, false: 28");
    Question barrier{.kind = QuestionKind::missing_barrier};
    barrier.choices = {{.numbers = {12, 14}}, {.numbers = {12, 12}}, {.names = {"none"}}};
    EXPECT_EQ(english(choice_text(barrier, 0)), "Lines 12 and 14");
    EXPECT_EQ(english(choice_text(barrier, 1)), "Line 12, by different work-items");
    EXPECT_EQ(english(choice_text(barrier, 2)), "No barrier is missing");
    Question read{.kind = QuestionKind::next_read};
    read.choices = {{.numbers = {133}, .names = {"s"}}, {.numbers = {7}}};
    EXPECT_EQ(english(choice_text(read, 0)), "s[133]");
    EXPECT_EQ(english(choice_text(read, 1)), "Lane 7");
}

} // namespace
} // namespace lockstep
