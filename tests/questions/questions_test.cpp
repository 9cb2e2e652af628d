// Asks thousands of questions about the experiments of the catalogue, and compares each choice with a slow
// version that reads the raw log.
#include "core/questions/ask.h"

#include "app/common/run_arguments.h"
#include "app/words/trace/question_words.h"
#include "core/experiments/catalogue.h"
#include "core/questions/draft.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/slow/slow_questions.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using Sessions = std::vector<std::shared_ptr<const Session>>;

/// How many questions of a kind were asked, and at which position the right choice was if there were four.
struct Tally {
    std::uint64_t asked = 0;
    std::array<std::uint64_t, 4> right{};
};

using Tallies = std::map<QuestionKind, Tally>;

/// Small inputs, so that the slow version is fast enough.
std::string small(const std::string& id) {
    static const std::map<std::string, std::string> sizes = {{"reduction", "?size=1024"},
                                                             {"scan", "?size=512"},
                                                             {"transpose", "?width=64&height=64"},
                                                             {"particles", "?size=256"},
                                                             {"rays", "?width=32&height=16"},
                                                             {"matmul", "?width=32&height=32&inner=32"},
                                                             {"convolution", "?width=64&height=32"},
                                                             {"matvec", "?width=64&height=64"},
                                                             {"spmv", "?size=128"},
                                                             {"histogram", "?size=2048"},
                                                             {"compaction", "?size=512"},
                                                             {"stencil", "?width=32&height=16&depth=4"},
                                                             {"traversal", "?size=256&nodes=256"},
                                                             {"memory", "?size=2048"},
                                                             {"execution", "?size=1024"}};
    const auto found = sizes.find(id.substr(0, id.find('/')));
    return id + (found == sizes.end() ? "" : found->second);
}

std::shared_ptr<const Session> run_of_experiment(const std::string& what) {
    const auto spec = run_of(what, Arguments());
    if (!spec) {
        return nullptr;
    }
    auto session = look_here(*spec, false, PlainKernels::left_out);
    return session ? *session : nullptr;
}

/// Checks one question: exactly one choice is right, and all texts are different and whole.
void check(const Question& question, test::SlowQuestions& slow, const std::string& what, Tallies& tallies) {
    const std::string text = english(question_text(question));
    const std::string where = what + " (" + name_of(question.kind) + "): " + text;
    ASSERT_GE(question.choices.size(), 3U) << where;
    ASSERT_LE(question.choices.size(), 4U) << where;
    std::set<std::string> choices;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const std::string choice = english(choice_text(question, i));
        const std::string reason = english(reason_text(question, i));
        EXPECT_EQ(slow.is_right(question, question.choices[i]), i == question.right) << where << "\n"
                                                                                     << choice;
        EXPECT_TRUE(choices.insert(choice).second) << where << "\ntwice: " << choice;
        EXPECT_FALSE(choice.empty()) << where;
        EXPECT_TRUE(reason.ends_with('.')) << where << "\n" << choice << ": " << reason;
        EXPECT_EQ(question.choices[i].misconception == Misconception::none, i == question.right) << where;
    }
    EXPECT_LE(text.size(), 200U) << where;
    EXPECT_EQ(text.find("  "), std::string::npos) << where;
    Tally& tally = tallies[question.kind];
    ++tally.asked;
    if (question.choices.size() == 4) {
        ++tally.right.at(question.right);
    }
}

/// Asks `count` questions at random places of a run, all kinds equally often if possible.
std::size_t ask_many(const Sessions& runs, const std::string& what, std::size_t count, Tallies& tallies) {
    test::SlowQuestions slow(runs);
    Dice dice(count + what.size());
    std::size_t asked = 0;
    std::map<std::pair<std::size_t, std::uint64_t>, GroupView> views;
    for (std::size_t i = 0; asked < count && i < 40 * count; ++i) {
        const std::size_t launch = dice.below(std::min<std::size_t>(runs[0]->launch_count(), 4));
        const std::uint64_t group =
            dice.below(std::min<std::uint64_t>(runs[0]->trace(launch).logged_groups(), 3));
        if (!views.contains({launch, group})) {
            views[{launch, group}] = make_group_view(runs[0], launch, Group(group));
        }
        const GroupView& view = views[{launch, group}];
        if (view.steps->steps.empty()) {
            continue;
        }
        const WarpStep& step = view.steps->steps[dice.below(view.steps->steps.size())];
        const auto kind = static_cast<QuestionKind>(dice.below(question_kinds));
        // A question about the whole run does not change from step to step.
        if (form_of(kind).is_about_run && i % 16 != 0) {
            continue;
        }
        const QuestionPlace place = {launch, Group(group), step.tick, step.warp, {}};
        if (const auto question = ask(view, runs, place, kind, i)) {
            check(*question, slow, what, tallies);
            ++asked;
        }
    }
    return asked;
}

/// Checks that the right choice of no kind prefers a letter, and prints how many questions were asked.
void expect_even_letters(const Tallies& tallies) {
    constexpr std::uint64_t enough = 200;
    for (const auto& [kind, tally] : tallies) {
        std::uint64_t with_four = 0;
        for (const std::uint64_t count : tally.right) {
            with_four += count;
        }
        for (const std::uint64_t count : tally.right) {
            EXPECT_TRUE(with_four < enough || count * 10 <= with_four * 4) << name_of(kind) << ": " << count;
        }
        std::cout << name_of(kind) << ": " << tally.asked << " asked\n";
    }
}

TEST(QuestionsOfTheCatalogue, have_exactly_one_right_choice_each) {
    const bool is_whole = test::runs_whole_suites();
    std::size_t asked = 0;
    std::size_t number = 0;
    Tallies tallies;
    for (const Experiment& experiment : catalogue()) {
        // A short run takes every fourth experiment.
        if (!is_whole && number++ % 4 != 0) {
            continue;
        }
        const auto session = run_of_experiment(small(experiment.id));
        const auto run = session != nullptr ? session : run_of_experiment(experiment.id);
        ASSERT_NE(run, nullptr) << experiment.id;
        asked += ask_many({run}, experiment.id, is_whole ? 260 : 100, tallies);
    }
    EXPECT_GE(asked, is_whole ? 10000U : 900U);
    EXPECT_EQ(tallies.size(), question_kinds - 1) << "all kinds but which-variant";
    expect_even_letters(tallies);
}

TEST(QuestionsOfTheCatalogue, compare_the_warp_steps_of_variants) {
    const auto interleaved = run_of_experiment("reduction/interleaved?size=256");
    const auto compacted = run_of_experiment("reduction/compacted?size=256");
    const auto shuffle = run_of_experiment("reduction/shuffle?size=256");
    ASSERT_TRUE(interleaved && compacted && shuffle);
    for (const Sessions& runs :
         {Sessions{interleaved, compacted}, Sessions{compacted, shuffle, interleaved}}) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto question = ask(runs, {}, QuestionKind::which_variant, seed);
            ASSERT_TRUE(question);
            test::SlowQuestions slow(runs);
            Tallies tallies;
            check(*question, slow, "variants", tallies);
        }
    }
}

} // namespace
} // namespace lockstep
