// Asks about textbook cases whose answers can be counted by hand.
#include "tests/unit/questions/asked.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;
using test::answer;
using test::asked;
using test::of_text;
using test::reduction;
using test::wrong_choices;
using Kind = QuestionKind;
using Texts = std::set<std::string>;

TEST(Questions, every_kind_has_a_form_in_the_order_of_the_kinds) {
    std::size_t kind = 0;
    for (const QuestionForm& form : question_forms()) {
        EXPECT_EQ(static_cast<std::size_t>(form.kind), kind++) << form.name;
        EXPECT_EQ(question_kind(form.name), form.kind);
    }
    EXPECT_EQ(kind, question_kinds);
    EXPECT_EQ(question_kind("lanes"), std::nullopt);
}

// Steps of the fixture: round k = 1 has steps 5 to 10, k = 2 steps 11 to 16, k = 4 steps 17 to 22. In a round:
// loop test, condition, read of the partner, read of the own word, write, barrier.

TEST(Questions, lanes_next_is_every_eighth_lane_at_stride_4) {
    const auto runs = reduction(Reduction::interleaved);
    const auto question = asked(runs, Kind::lanes_next, 19);
    EXPECT_EQ(answer(question), "{0 8 16 24}");
    ASSERT_TRUE(question);
    EXPECT_EQ(question->variable, "k");
    EXPECT_EQ(question->value, "4");
    EXPECT_EQ(question->reveal, Tick(17)) << "the condition already shows the lanes";
    EXPECT_EQ(question->covers, Covers::lanes);
    ASSERT_TRUE(question->because);
    EXPECT_EQ(question->because->kind, StatementKind::splits);
    EXPECT_EQ(question->because->numbers, (std::vector<std::uint64_t>{0, 4, 28, 32}));
    const Texts wrong = wrong_choices(runs, Kind::lanes_next, 19);
    EXPECT_TRUE(wrong.contains("{0 4 8 12 16 20 24 28}")) << "k for 2 * k";
    EXPECT_TRUE(wrong.contains("{0 1 2 3}")) << "the first lanes";
}

TEST(Questions, lanes_next_has_no_question_where_every_lane_always_acts) {
    const auto runs = reduction(Reduction::interleaved);
    EXPECT_EQ(asked(runs, Kind::lanes_next, 3), std::nullopt);
    EXPECT_EQ(asked(runs, Kind::lanes_next, 37, 1), std::nullopt) << "the warp has no step";
}

TEST(Questions, warps_in_round_counts_warps_with_an_active_lane) {
    const auto interleaved = reduction(Reduction::interleaved);
    EXPECT_EQ(answer(asked(interleaved, Kind::warps_in_round, 7)), "8") << "k = 1";
    EXPECT_EQ(answer(asked(interleaved, Kind::warps_in_round, 37)), "4") << "k = 32";
    EXPECT_TRUE(wrong_choices(interleaved, Kind::warps_in_round, 7).contains("4")) << "half of the lanes";
    EXPECT_EQ(asked(interleaved, Kind::warps_in_round, 3), std::nullopt) << "all work-items take part";
    const auto compacted = reduction(Reduction::compacted);
    EXPECT_EQ(answer(asked(compacted, Kind::warps_in_round, 7)), "4");
    EXPECT_TRUE(wrong_choices(compacted, Kind::warps_in_round, 7).contains("8"));
}

TEST(Questions, lanes_taking_and_split_count_the_lanes_of_each_side) {
    const auto runs = reduction(Reduction::interleaved);
    EXPECT_EQ(answer(asked(runs, Kind::lanes_taking, 18)), "4");
    EXPECT_EQ(answer(asked(runs, Kind::split, 18)), "4 28");
    const Texts wrong = wrong_choices(runs, Kind::split, 18);
    EXPECT_TRUE(wrong.contains("28 4")) << "swapped";
    EXPECT_TRUE(wrong.contains("8 24")) << "k = 2";
    EXPECT_EQ(asked(runs, Kind::split, 19), std::nullopt) << "not a decision";
    EXPECT_EQ(asked(runs, Kind::lanes_taking, 2), std::nullopt) << "every step is a read";
}

/// One access by 32 work-items. Item i accesses address base + stride * i.
test::Sessions one_access(const std::string& site, std::uint64_t stride, const std::string& objects,
                          std::uint64_t base) {
    std::string text = "group 32\n " + objects + "\n site A " + site + "\n kernel { A }\n log";
    for (std::uint64_t i = 0; i < 32; ++i) {
        text += "\n A:" + std::to_string(base + stride * i);
    }
    return of_text(text);
}

test::Sessions global_read(std::uint64_t stride, std::uint64_t base = 4096) {
    return one_access("read global float 5", stride, "object in global 4096 65536", base);
}

TEST(Questions, sectors_and_lines_are_those_that_the_lanes_touch) {
    EXPECT_EQ(answer(asked(global_read(4), Kind::sectors, 1)), "4");
    EXPECT_EQ(answer(asked(global_read(4), Kind::lines, 1)), "1");
    EXPECT_EQ(answer(asked(global_read(4, 4100), Kind::sectors, 1)), "5") << "misaligned";
    EXPECT_EQ(answer(asked(global_read(4, 4100), Kind::lines, 1)), "2");
    EXPECT_EQ(answer(asked(global_read(0), Kind::sectors, 1)), "1") << "one address";
    EXPECT_EQ(answer(asked(global_read(512), Kind::sectors, 1)), "32");
    const Texts wrong = wrong_choices(global_read(4), Kind::sectors, 1);
    EXPECT_TRUE(wrong.contains("1")) << "a request is one transfer";
    EXPECT_TRUE(wrong.contains("32")) << "every lane needs its own";
    EXPECT_FALSE(wrong.contains("4")) << "the right number";
}

TEST(Questions, sectors_are_not_asked_if_the_array_is_not_aligned) {
    EXPECT_EQ(
        asked(one_access("read global float 5", 4, "object in global 4100 65532", 4100), Kind::sectors, 1),
        std::nullopt);
    EXPECT_EQ(
        asked(one_access("read global float8 5", 32, "object in global 4096 65536", 4096), Kind::sectors, 1),
        std::nullopt)
        << "two requests";
}

test::Sessions local_access(std::uint64_t stride, const std::string& kind = "read") {
    return one_access(kind + " local float 5", stride, "object s local 0 32768", 0);
}

TEST(Questions, conflict_degree_is_the_number_of_passes) {
    EXPECT_EQ(answer(asked(local_access(8), Kind::conflict_degree, 1)), "2");
    EXPECT_EQ(answer(asked(local_access(12), Kind::conflict_degree, 1)), "1");
    EXPECT_EQ(answer(asked(local_access(128), Kind::conflict_degree, 1)), "32");
    EXPECT_TRUE(wrong_choices(local_access(12), Kind::conflict_degree, 1).contains("3")) << "the stride";
}

TEST(Questions, a_broadcast_is_one_pass_and_an_atomic_is_one_for_each_lane) {
    EXPECT_EQ(answer(asked(local_access(0), Kind::conflict_degree, 1)), "1");
    EXPECT_TRUE(wrong_choices(local_access(0), Kind::conflict_degree, 1).contains("32"));
    EXPECT_EQ(answer(asked(local_access(0, "atomic"), Kind::conflict_degree, 1)), "32");
    EXPECT_TRUE(wrong_choices(local_access(0, "atomic"), Kind::conflict_degree, 1).contains("1"));
}

TEST(Questions, shares_bank_names_the_lanes_whose_words_are_equal_modulo_the_banks) {
    const auto runs = local_access(32); // stride 8
    const auto question =
        ask(runs, {.tick = Tick(0), .warp = Warp(0), .lane = Lane(4)}, Kind::shares_bank, 3);
    EXPECT_EQ(answer(question), "{0 8 12 16 20 24 28}");
    ASSERT_TRUE(question);
    EXPECT_EQ(question->place.lane, Lane(4));
    const Texts wrong = wrong_choices(runs, Kind::shares_bank, 1);
    EXPECT_TRUE(wrong.contains("")) << "no other lane";
    EXPECT_EQ(ask(runs, {.tick = Tick(0), .warp = Warp(0), .lane = Lane(32)}, Kind::shares_bank, 3),
              std::nullopt)
        << "the lane does not exist";
}

/// Regression: the step before the question showed the answer, because the condition has the lanes of its sides.
TEST(Questions, about_lanes_are_revealed_by_the_condition_that_selects_them) {
    const auto runs = reduction(Reduction::interleaved);
    for (const std::uint32_t step : {19U, 20U, 21U}) {
        EXPECT_EQ(asked(runs, Kind::lanes_next, step)->reveal, Tick(17)) << step;
    }
    const auto compacted = reduction(Reduction::compacted);
    EXPECT_EQ(asked(compacted, Kind::warps_in_round, 19)->reveal, Tick(17));
    const auto all_lanes =
        asked(compacted, Kind::lanes_next, 7); // round k = 1: warp 0 executes it with all lanes
    ASSERT_TRUE(all_lanes);
    EXPECT_EQ(all_lanes->reveal, Tick(6)) << "a step of all lanes is shown by nothing before it";
}

TEST(Questions, next_read_finds_the_next_element_of_the_lane) {
    const auto runs = reduction(Reduction::sequential); // k = 128: s[lid + k]
    const auto at = [&](std::uint32_t step, std::uint32_t lane, std::uint64_t seed = 0) {
        return ask(runs, {.tick = Tick(step - 1), .warp = Warp(0), .lane = Lane(lane)}, Kind::next_read,
                   seed);
    };
    const auto question = at(5, 5);
    EXPECT_EQ(answer(question), "s 133");
    ASSERT_TRUE(question);
    EXPECT_EQ(question->place.tick, Tick(6)) << "the next read is in step 7";
    EXPECT_EQ(question->reveal, Tick(6));
    bool has_own = false;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto other = at(5, 5, seed);
        ASSERT_TRUE(other);
        for (const QuestionChoice& choice : other->choices) {
            has_own = has_own || choice.misconception == Misconception::own_element;
        }
    }
    EXPECT_TRUE(has_own);
}

TEST(Questions, occupancy_limit_is_asked_only_with_one_limit) {
    // 8 warps of 32 slots: 4 groups; 16 group slots; registers for more; local memory for more.
    const auto question = asked(reduction(Reduction::sequential), Kind::occupancy_limit, 1);
    ASSERT_TRUE(question);
    EXPECT_EQ(question->answer().numbers, (std::vector<std::uint64_t>{0, 4})) << "warp slots";
    EXPECT_EQ(question->choices.size(), 4U);
    HardwareModel tied;
    tied.group_slots = 4;
    const test::Sessions runs = {test::session_of(fixture::reduction_recording(Reduction::sequential), tied)};
    EXPECT_EQ(asked(runs, Kind::occupancy_limit, 1), std::nullopt);
}

TEST(Questions, which_variant_is_the_run_with_the_fewest_warp_steps) {
    const auto named = [](Reduction variant, const std::string& name) {
        Recording recording = fixture::reduction_recording(variant);
        recording.what = name;
        return test::session_of(std::move(recording));
    };
    const test::Sessions runs = {named(Reduction::interleaved, "a"), named(Reduction::compacted, "b"),
                                 named(Reduction::sequential, "c")};
    EXPECT_EQ(asked(runs, Kind::which_variant, 1), std::nullopt) << "b and c need equally many";
    const auto question = asked({runs[0], runs[1]}, Kind::which_variant, 1);
    ASSERT_TRUE(question);
    EXPECT_EQ(question->answer().names, std::vector<std::string>{"b"});
    EXPECT_EQ(question->choices.size(), 3U);
    const auto equal = asked({runs[1], runs[2]}, Kind::which_variant, 1);
    ASSERT_TRUE(equal);
    EXPECT_EQ(equal->answer().numbers.size(), 0U) << "no difference";
    EXPECT_EQ(asked({runs[0]}, Kind::which_variant, 1), std::nullopt);
    EXPECT_EQ(asked({runs[0], runs[0]}, Kind::which_variant, 1), std::nullopt) << "the same name";
}

TEST(Questions, order_rounds_sorts_by_active_lanes) {
    const auto runs = reduction(Reduction::interleaved);
    const auto question = asked(runs, Kind::order_rounds, 19);
    ASSERT_TRUE(question);
    const QuestionChoice& right = question->answer();
    ASSERT_EQ(right.names.size(), 4U);
    for (std::size_t i = 0; i < right.names.size(); ++i) {
        EXPECT_EQ(right.numbers[i], 128 / std::stoul(right.names[i])) << "256 / (2 * k) lanes add";
        EXPECT_TRUE(i == 0 || right.numbers[i] < right.numbers[i - 1]);
    }
    EXPECT_EQ(asked(runs, Kind::order_rounds, 2), std::nullopt) << "not in a loop";
}

/// Two work-items of a group write a word, and their neighbours read it; `between` is between the accesses.
test::Sessions exchange(const std::string& between) {
    std::string text =
        "group 4\n object s local 0 64\n site W write local float 2\n site R read local float 3\n"
        " site U write local float 5\n site V read local float 6\n site X barrier 4\n"
        " kernel { W " +
        between + " R X U V X }\n log";
    for (int i = 0; i < 4; ++i) {
        const auto at = [](int word) { return std::to_string(4 * word); };
        text += "\n W:" + at(i) + (between.empty() ? "" : " X:1") + " R:" + at((i + 1) % 4) +
                " X:1 U:" + at(8 + i) + " V:" + at(8 + i) + " X:1";
    }
    return of_text(text);
}

TEST(Questions, missing_barrier_names_the_lines_that_race) {
    const auto racing = asked(exchange(""), Kind::missing_barrier, 1);
    ASSERT_TRUE(racing);
    EXPECT_EQ(racing->answer().numbers, (std::vector<std::uint64_t>{2, 3}));
    const auto sound = asked(exchange("X"), Kind::missing_barrier, 1);
    ASSERT_TRUE(sound);
    EXPECT_EQ(sound->answer().names, std::vector<std::string>{"none"});
}

} // namespace
} // namespace lockstep
