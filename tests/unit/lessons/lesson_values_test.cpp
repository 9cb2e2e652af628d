#include "app/lessons/lesson_values.h"

#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_questions.h"
#include "tests/unit/lessons/sample_lesson.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// A lesson with one page, and the report of its run, which has only the given figures.
struct Sample {
    explicit Sample(const std::string& page) : reading(read_page_of(page)) {
        EXPECT_EQ(flaws_in(reading), "");
        reports[""] = &report;
        reports["before"] = &report;
    }

    template <class Block>
    [[nodiscard]] const Block& block(std::size_t number = 0) const {
        return std::get<Block>(reading.lesson.pages.at(0).blocks.at(number));
    }
    [[nodiscard]] std::string shown(const NumberStyle& numbers = english_numbers()) const {
        const auto text = shown_text(reading.lesson, block<LessonText>(), reports, numbers);
        return text
                   ? *text
                   : "flaw " + text.error().arguments[0] + " at " + std::to_string(text.error().place.column);
    }

    LessonReading reading;
    ordered_json report = {{"steps", 1440},  {"share", 0.1744}, {"ratio", 1.25},   {"bytes", 65536},
                           {"cycles", 26.5}, {"name", "a*b"},   {"none", nullptr}, {"correct", true}};
    RunReports reports;
};

TEST(LessonValues, show_figures_in_the_form_of_the_text_and_the_style_of_the_language) {
    EXPECT_EQ(Sample("{{steps}} of {{share as percent}}").shown(), "1,440 of 17.4 %");
    EXPECT_EQ(Sample("{{steps}}, {{share}}").shown({.decimal = ",", .group = "."}), "1.440, 0,174");
    EXPECT_EQ(Sample("{{ratio as factor}} {{bytes as bytes}} {{132 as bytes}} {{cycles as cycles}}").shown(),
              "1.25x 64 KiB 132 B 27");
    EXPECT_EQ(Sample("{{name}} is {{correct}}").shown(), "a\\*b is 1") << "a name is not markup";
    EXPECT_EQ(Sample("`{{\"a`b\"}}`").shown(), "`a&#96;b`") << "a value does not end code";
    EXPECT_EQ(Sample("`{{\"\"}}`").shown(), "`\u200B`") << "the backticks stay apart";
    EXPECT_EQ(Sample("Steps: {{stepz}}").shown(), "flaw unknown-figure at 10");
}

TEST(LessonValues, find_the_only_right_choice) {
    const auto right = [](const std::string& marks) -> std::string {
        const Sample sample("ask: choice Q\n" + marks);
        const auto choice = right_choice(sample.reading.lesson, sample.block<ChoiceAsk>(), sample.reports);
        return choice ? std::to_string(*choice) : choice.error().arguments[0];
    };
    EXPECT_EQ(right("- [ ] a :: r\n- [x] b :: r\n"), "1");
    EXPECT_EQ(right("- [?steps = 1440] a :: r\n- [ ] b :: r\n"), "0");
    EXPECT_EQ(right("- [?steps = 1] a :: r\n- [ ] b :: r\n"), "no-right");
    EXPECT_EQ(right("- [?steps = 1440] a :: r\n- [x] b :: r\n"), "several-right");
    EXPECT_EQ(right("- [?stepz = 1440] a :: r\n- [x] b :: r\n"), "unknown-figure");
}

TEST(LessonValues, read_numbers_as_people_type_them) {
    const NumberStyle spanish{.decimal = ",", .group = "."};
    EXPECT_EQ(typed_number("1,440", english_numbers()), 1440);
    EXPECT_EQ(typed_number(" 1 440 ", english_numbers()), 1440);
    EXPECT_EQ(typed_number("1.440", spanish), 1440);
    EXPECT_EQ(typed_number("0,5", spanish), 0.5L);
    EXPECT_EQ(typed_number("0.5", spanish), 0.5L) << "not a group of three digits";
    EXPECT_EQ(typed_number("75 %", english_numbers()), 0.75L);
    EXPECT_EQ(typed_number("-3", english_numbers()), -3);
    for (const char* text : {"", " ", "abc", "12a", "1e5", "nan", "inf", "0x10", "1.2.3"}) {
        EXPECT_EQ(typed_number(text, english_numbers()), std::nullopt) << text;
    }
}

TEST(LessonValues, judge_typed_numbers) {
    const ShownNumberAsk ask{.question = "Q",
                             .right = 1440,
                             .right_reason = "Yes.",
                             .wrong = {{720, "Half."}, {0.1744L, "Share."}}};
    using Judgement = std::pair<bool, std::string>;
    EXPECT_EQ(judge_shown(ask, 1440), Judgement(true, "Yes."));
    EXPECT_EQ(judge_shown(ask, 720), Judgement(false, "Half."));
    EXPECT_EQ(judge_shown(ask, 0.174L), Judgement(false, "Share.")) << "a fraction may be rounded";
    EXPECT_EQ(judge_shown(ask, 1441), Judgement(false, ""));
}

TEST(LessonValues, order_items_by_their_values) {
    const auto order = [](const std::string& items) -> std::string {
        const Sample sample("ask: order Q\n" + items);
        const auto found = right_order(sample.reading.lesson, sample.block<OrderAsk>(), sample.reports);
        std::string text;
        for (const std::size_t item : found ? *found : std::vector<std::size_t>()) {
            text += std::to_string(item);
        }
        return found ? text : found.error().arguments[0];
    };
    EXPECT_EQ(order("- a :: steps\n- b :: 1\n- c :: share\n"), "210");
    EXPECT_EQ(order("- a :: steps\n- b :: 1440\n- c :: share\n"), "equal-order");
    EXPECT_EQ(order("- a :: steps\n- b :: name\n- c :: share\n"), "not-a-number");
}

TEST(LessonValues, give_each_question_its_own_seed) {
    const Sample sample("Text\n");
    EXPECT_EQ(ask_seed(sample.reading.lesson, 1, 2), ask_seed(sample.reading.lesson, 1, 2));
    EXPECT_NE(ask_seed(sample.reading.lesson, 1, 2), ask_seed(sample.reading.lesson, 2, 1));
}

} // namespace
} // namespace lockstep
