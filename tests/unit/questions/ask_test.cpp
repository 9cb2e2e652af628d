// Tests rules that hold for questions of all kinds.
#include "core/questions/quiz.h"
#include "tests/support/slow/slow_questions.h"
#include "tests/unit/questions/asked.h"

#include <array>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using fixture::Reduction;
using test::asked;
using test::reduction;
using Kind = QuestionKind;

TEST(Ask, the_same_seed_gives_the_same_question) {
    const auto runs = reduction(Reduction::interleaved);
    std::set<std::size_t> positions;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto question = asked(runs, Kind::lanes_next, 19, 0, seed);
        ASSERT_TRUE(question);
        EXPECT_EQ(question, asked(runs, Kind::lanes_next, 19, 0, seed));
        EXPECT_EQ(question->seed, seed);
        positions.insert(question->right);
    }
    EXPECT_EQ(positions, (std::set<std::size_t>{0, 1, 2, 3}));
}

TEST(Ask, the_right_choice_is_at_each_position_equally_often) {
    const auto runs = reduction(Reduction::interleaved);
    std::array<int, 4> count{};
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        ++count.at(asked(runs, Kind::split, 18, 0, seed).value().right);
    }
    for (const int right : count) {
        EXPECT_NEAR(right, 1000, 120);
    }
}

TEST(Ask, nothing_is_asked_outside_the_run) {
    const auto runs = reduction(Reduction::interleaved);
    const auto ask_at = [&](const QuestionPlace& place) { return ask(runs, place, Kind::lanes_next, 0); };
    const QuestionPlace place = {.tick = Tick(18)};
    ASSERT_TRUE(ask_at(place));
    QuestionPlace other = place;
    other.launch = 1;
    EXPECT_FALSE(ask_at(other));
    other = place;
    other.group = Group(1);
    EXPECT_FALSE(ask_at(other));
    other = place;
    other.tick = Tick(56);
    EXPECT_FALSE(ask_at(other));
    other = place;
    other.warp = Warp(8);
    EXPECT_FALSE(ask_at(other));
    EXPECT_FALSE(ask({}, place, Kind::lanes_next, 0));
}

TEST(Ask, kinds_at_lists_exactly_the_kinds_that_can_be_asked_with_any_seed) {
    const auto runs = reduction(Reduction::compacted);
    for (std::uint32_t step = 1; step <= 56; ++step) {
        const QuestionPlace place = {.tick = Tick(step - 1)};
        const std::vector<Kind> kinds = kinds_at(runs, place);
        for (const QuestionForm& form : question_forms()) {
            const bool is_listed = std::ranges::find(kinds, form.kind) != kinds.end();
            for (std::uint64_t seed = 1; seed < 6; ++seed) {
                EXPECT_EQ(ask(runs, place, form.kind, seed).has_value(), is_listed) << form.name << step;
            }
        }
    }
}

/// Every kind that a reduction offers, at every step and warp, agrees with the slow version.
TEST(Ask, exactly_one_choice_is_right_in_all_reductions) {
    std::map<Kind, int> count;
    for (const Reduction variant : {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
        for (const std::uint32_t items : {256U, 16U}) {
            const auto runs = reduction(variant, items);
            test::SlowQuestions slow(runs);
            const GroupView view = make_group_view(runs[0], 0, Group(0));
            for (const WarpStep& step : view.steps->steps) {
                for (const QuestionForm& form : question_forms()) {
                    const auto question =
                        ask(view, runs, {.tick = step.tick, .warp = step.warp}, form.kind, step.tick.value());
                    for (std::size_t i = 0; question && i < question->choices.size(); ++i) {
                        EXPECT_EQ(slow.is_right(*question, question->choices[i]), i == question->right)
                            << form.name << " step " << step.tick.value() + 1;
                    }
                    count[form.kind] += question ? 1 : 0;
                }
            }
        }
    }
    for (const Kind kind : {Kind::lanes_next, Kind::warps_in_round, Kind::sectors, Kind::lines, Kind::split,
                            Kind::conflict_degree, Kind::shares_bank, Kind::lanes_taking, Kind::next_read,
                            Kind::occupancy_limit, Kind::order_rounds, Kind::missing_barrier}) {
        EXPECT_GT(count[kind], 5) << name_of(kind);
    }
}

TEST(Ask, a_twin_asks_the_same_kind_elsewhere_with_another_answer) {
    const auto runs = reduction(Reduction::interleaved);
    const auto question = asked(runs, Kind::lanes_next, 19);
    ASSERT_TRUE(question);
    std::set<std::uint32_t> steps;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto other = twin(runs, *question, seed);
        ASSERT_TRUE(other);
        EXPECT_EQ(other->kind, Kind::lanes_next);
        EXPECT_EQ(other->names, question->names) << "the same code";
        EXPECT_FALSE(other->answer().is_same(question->answer()));
        steps.insert(other->place.tick.value());
    }
    EXPECT_GT(steps.size(), 1U);
    const auto limit = asked(runs, Kind::occupancy_limit, 1);
    ASSERT_TRUE(limit);
    EXPECT_EQ(twin(runs, *limit, 0), std::nullopt);
}

TEST(Quiz, asks_different_questions_and_repeats_them_for_the_same_seed) {
    const auto runs = reduction(Reduction::interleaved);
    const std::vector<Question> first = quiz(runs, {.seed = 3, .count = 40});
    EXPECT_EQ(first, quiz(runs, {.seed = 3, .count = 40}));
    EXPECT_NE(first, quiz(runs, {.seed = 4, .count = 40}));
    EXPECT_EQ(first.size(), 40U);
    std::set<Kind> kinds;
    for (std::size_t i = 0; i < first.size(); ++i) {
        kinds.insert(first[i].kind);
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(first[i].kind == first[j].kind && first[i].numbers == first[j].numbers &&
                         first[i].names == first[j].names && first[i].answer().is_same(first[j].answer()));
        }
    }
    EXPECT_GT(kinds.size(), 9U);
    for (const Question& question : quiz(runs, {.count = 7, .kind = Kind::split})) {
        EXPECT_EQ(question.kind, Kind::split);
    }
    EXPECT_TRUE(quiz(runs, {.count = 7, .kind = Kind::which_variant}).empty()) << "one run";
}

} // namespace
} // namespace lockstep
