#include "core/questions/quiz.h"

#include "core/questions/draft.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t tries_per_question = 300;
constexpr std::size_t most_launches = 8;
constexpr std::uint64_t most_groups = 4; ///< per launch

/// The groups of the first run in which questions are asked.
std::vector<GroupView> drawn_groups(const std::shared_ptr<const Session>& run, Dice& dice) {
    std::vector<GroupView> views;
    for (std::size_t launch = 0; launch < run->launch_count() && launch < most_launches; ++launch) {
        const std::uint64_t groups = run->trace(launch).logged_groups();
        const std::uint64_t first = groups == 0 ? 0 : dice.below(groups);
        for (std::uint64_t i = 0; i < std::min(groups, most_groups); ++i) {
            views.push_back(make_group_view(run, launch, Group((first + i) % groups)));
        }
    }
    return views;
}

QuestionPlace drawn_place(const GroupView& view, Dice& dice) {
    QuestionPlace place{.launch = view.launch, .group = view.steps->group};
    if (!view.steps->steps.empty()) {
        const WarpStep& step = view.steps->steps[dice.below(view.steps->steps.size())];
        place.tick = step.tick;
        place.warp = step.warp;
    }
    return place;
}

/// Whether two questions are nearly the same: they ask about the same code in the same round, perhaps of
/// another warp or group, and have the same answer.
bool is_repeated(const Question& a, const Question& b) {
    return a.kind == b.kind && a.names == b.names && a.line == b.line && a.value == b.value &&
           a.answer().is_same(b.answer());
}

class Quiz {
public:
    Quiz(AskedRuns runs, std::uint64_t seed)
        : runs_(runs), seed_(seed), dice_(seed), views_(drawn_groups(runs[0], dice_)) {}

    /// Adds a question of this kind that is not in the quiz yet; returns false if none is found.
    bool add(QuestionKind kind) {
        for (std::size_t i = 0; i < tries_per_question && !views_.empty(); ++i) {
            const GroupView& view = views_[dice_.below(views_.size())];
            const QuestionPlace place = drawn_place(view, dice_);
            auto question = ask(view, runs_, place, kind, mixed(seed_, questions_.size()));
            const auto repeats = [&](const Question& other) { return is_repeated(other, *question); };
            if (question && std::ranges::none_of(questions_, repeats)) {
                questions_.push_back(*std::move(question));
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] std::vector<Question> take() { return std::move(questions_); }
    [[nodiscard]] std::size_t size() const { return questions_.size(); }
    [[nodiscard]] Dice& dice() { return dice_; }

private:
    AskedRuns runs_;
    const std::uint64_t seed_;
    Dice dice_;
    std::vector<GroupView> views_;
    std::vector<Question> questions_;
};

/// Returns the kinds in an order that depends on the dice.
std::vector<QuestionKind> shuffled_kinds(const QuizOptions& options, Dice& dice) {
    if (options.kind) {
        return {*options.kind};
    }
    std::vector<QuestionKind> kinds;
    for (const QuestionForm& form : question_forms()) {
        kinds.insert(kinds.begin() + static_cast<std::ptrdiff_t>(dice.below(kinds.size() + 1)), form.kind);
    }
    return kinds;
}

} // namespace

std::vector<Question> quiz(AskedRuns runs, const QuizOptions& options) {
    if (runs.empty()) {
        return {};
    }
    Quiz made(runs, options.seed);
    std::vector<QuestionKind> kinds = shuffled_kinds(options, made.dice());
    while (made.size() < options.count && !kinds.empty()) {
        std::vector<QuestionKind> left;
        for (const QuestionKind kind : kinds) {
            if (made.size() < options.count && made.add(kind)) {
                left.push_back(kind);
            }
        }
        kinds = std::move(left);
    }
    return made.take();
}

} // namespace lockstep
