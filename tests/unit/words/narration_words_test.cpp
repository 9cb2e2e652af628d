#include "app/words/trace/narration_words.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace lockstep {
namespace {

const std::string long_code(200, 'x');

std::string narration_text(const Statement& statement) {
    return english(narration_phrase(statement));
}

/// Makes a statement in which every number is `number`, every name is long, and every list of lanes is long
/// and has no pattern.
Statement statement_with(const StatementForm& form, std::uint64_t number) {
    Statement statement{.kind = form.kind};
    statement.numbers.assign(form.number_count(), number);
    statement.names.assign(form.name_count(), long_code);
    if (form.has_line) {
        statement.line = {.file = 0, .line = 12345};
    }
    if (form.has_lanes) {
        for (const std::uint32_t lane : {0U, 1U, 2U, 9U, 10U, 500U, 600U, 601U, 1020U, 1021U, 1022U}) {
            statement.lanes.emplace_back(lane);
        }
    }
    return statement;
}

std::size_t letters_of(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

TEST(NarrationWords, every_kind_has_a_form_in_the_order_of_the_kinds) {
    std::size_t kind = 0;
    for (const StatementForm& form : statement_forms()) {
        EXPECT_EQ(static_cast<std::size_t>(form.kind), kind++) << form.name;
        EXPECT_EQ(&form_of(form.kind), &form);
    }
    EXPECT_EQ(static_cast<std::size_t>(StatementKind::ended_at_step) + 1, kind);
}

TEST(NarrationWords, every_kind_makes_a_short_whole_sentence_with_any_numbers) {
    for (const StatementForm& form : statement_forms()) {
        for (const std::uint64_t number : {0U, 1U, 2U, 32U, 1024U, 65535U}) {
            const std::string text = narration_text(statement_with(form, number));
            EXPECT_LE(letters_of(text), 120U) << form.name << ": " << text;
            EXPECT_TRUE(text.ends_with('.') && !text.ends_with("..")) << form.name << ": " << text;
            EXPECT_EQ(text.find("  "), std::string::npos) << form.name << ": " << text;
            EXPECT_EQ(text.find('%'), std::string::npos) << form.name << ": " << text;
            EXPECT_EQ(text.find(" ,"), std::string::npos) << form.name << ": " << text;
            EXPECT_FALSE(text.starts_with(' ')) << form.name << ": " << text;
        }
    }
}

/// Without an argument, a placeholder would vanish silently.
TEST(NarrationWords, every_place_of_a_sentence_has_its_argument) {
    for (const StatementForm& form : statement_forms()) {
        for (const std::uint64_t number : {1U, 2U}) {
            const Statement statement = statement_with(form, number);
            const Phrase phrase = narration_phrase(statement);
            const std::string sentence = phrase.sentence;
            const std::size_t arguments = phrase.arguments.size();
            for (std::size_t place = 1; place <= 9; ++place) {
                const bool is_used = sentence.find("%" + std::to_string(place)) != std::string::npos;
                EXPECT_TRUE(!is_used || place <= arguments) << form.name << ": " << sentence;
                const bool only_decides = phrase.count && form.number_count() == 1;
                EXPECT_TRUE(is_used || place > arguments || number == 1 || only_decides)
                    << form.name << " leaves out %" << place << ": " << sentence;
            }
        }
    }
}

TEST(NarrationWords, counts_of_one_are_in_the_singular) {
    using enum StatementKind;
    EXPECT_EQ(narration_text({.kind = is_true, .numbers = {0, 1}, .names = {"lid == 0"}}),
              "lid == 0 is true for the only active lane of warp 0.");
    EXPECT_EQ(narration_text({.kind = one_side_waits, .numbers = {1, 28, 32}, .line = SourceLine{0, 14}}),
              "The next step runs with 28 of 32 lanes idle. Then both sides reconverge at line 14.");
    EXPECT_EQ(narration_text({.kind = one_side_waits, .numbers = {3, 28, 32}, .line = SourceLine{0, 14}}),
              "The next 3 steps run with 28 of 32 lanes idle. Then both sides reconverge at line 14.");
    EXPECT_EQ(
        narration_text({.kind = fewest_steps, .numbers = {3, 1}}),
        "Warp 3 takes the fewest steps to reach this point. The warp with the most steps takes one more.");
}

/// Sets each number in turn to 1, because any of them may decide the plural form.
TEST(NarrationWords, no_sentence_counts_one_thing_in_the_plural) {
    for (const StatementForm& form : statement_forms()) {
        for (std::size_t i = 0; i < form.number_count(); ++i) {
            Statement statement = statement_with(form, 32);
            statement.numbers[i] = 1;
            const std::string text = narration_text(statement);
            const bool decides =
                !narration_phrase(statement).count && narration_phrase(statement_with(form, 32)).count;
            for (const char* wrong : {" 1 steps", " 1 sectors", " 1 texels", " 1 active", "ll 1 "}) {
                EXPECT_TRUE(!decides || text.find(wrong) == std::string::npos) << form.name << ": " << text;
            }
        }
    }
}

TEST(NarrationWords, lists_of_lanes_join_runs_and_leave_out_the_middle) {
    const auto said = [](const std::vector<std::uint32_t>& lanes) {
        Statement statement{.kind = StatementKind::banks_conflict, .numbers = {0, 8, 8, 1}};
        for (const std::uint32_t lane : lanes) {
            statement.lanes.emplace_back(lane);
        }
        return english(narration_phrase(statement).arguments.back());
    };
    EXPECT_EQ(said({0, 16}), "0, 16");
    EXPECT_EQ(said({0, 4, 8, 12, 16, 20, 24, 28}), "0, 4, 8, ..., 28");
    EXPECT_EQ(said({0, 8, 16, 24, 31}), "0, 8, 16, 24, 31");
    EXPECT_EQ(said({0, 1, 2, 3, 4, 5}), "0\u20135");
    EXPECT_EQ(said({6, 7}), "6, 7");
    EXPECT_EQ(said({0, 1, 2, 8, 9, 10, 16, 17, 18, 24, 25, 26, 40}), "0\u20132, 8\u201310, ..., 40");
}

TEST(NarrationWords, source_code_is_on_one_line_and_shortened) {
    const auto said = [](const std::string& code) {
        return english(narration_phrase({.kind = StatementKind::copy_started, .names = {code}}).arguments[0]);
    };
    EXPECT_EQ(said("a\n\t  + b"), "a + b");
    EXPECT_EQ(said(std::string(36, 'a')), std::string(36, 'a'));
    EXPECT_EQ(said(std::string(37, 'a')), std::string(33, 'a') + "...");
    std::string umlauts;
    for (int i = 0; i < 60; ++i) {
        umlauts += "\u00e4";
    }
    EXPECT_EQ(said(umlauts), umlauts.substr(0, 66) + "...");
    EXPECT_EQ(said("x\x1b[2J").find('\x1b'), std::string::npos);
}

} // namespace
} // namespace lockstep
