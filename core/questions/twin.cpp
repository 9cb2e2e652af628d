#include "core/questions/ask.h"
#include "core/questions/draft.h"

#include <algorithm>
#include <cstddef>

namespace lockstep {
namespace {

constexpr std::size_t most_tries = 400;
constexpr std::uint64_t most_groups_tried = 8;

/// Searches a twin. Keeps the first question with the same answer, in case that none has another one.
class TwinSearch {
public:
    TwinSearch(AskedRuns runs, const Question& question, std::uint64_t seed)
        : runs_(runs), question_(question), seed_(seed) {}

    /// Asks at a place; returns whether the search is over.
    bool ends_at(const GroupView& view, QuestionPlace place) {
        if (++tries_ > most_tries) {
            return true;
        }
        place.lane.reset();
        auto asked = ask(view, runs_, place, question_.kind, seed_);
        if (!asked || is_same(*asked)) {
            return false;
        }
        const bool differs = !asked->answer().is_same(question_.answer());
        if (differs || !found_) {
            found_ = std::move(asked);
        }
        return differs;
    }
    [[nodiscard]] const std::optional<Question>& found() const { return found_; }

private:
    [[nodiscard]] bool is_same(const Question& other) const {
        const bool same_place =
            other.place.launch == question_.place.launch && other.place.group == question_.place.group;
        return same_place && other.numbers == question_.numbers && other.names == question_.names &&
               other.answer().is_same(question_.answer());
    }

    AskedRuns runs_;
    const Question& question_;
    const std::uint64_t seed_;
    std::size_t tries_ = 0;
    std::optional<Question> found_;
};

/// Returns the places of a group: first the executions of the site of the question, then all others, each in
/// an order that depends on the seed.
std::vector<QuestionPlace> places_in(const GroupView& view, const Question& question, std::uint64_t seed) {
    const auto& steps = view.steps->steps;
    std::vector<QuestionPlace> same;
    std::vector<QuestionPlace> others;
    const bool is_in = question.place.tick.value() < view.tick_count();
    const std::size_t first = steps.empty() ? 0 : Dice(seed).below(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const WarpStep& step = steps[(first + i) % steps.size()];
        const bool is_same = is_in && step.site == view.steps->ticks[question.place.tick.index()].site;
        (is_same ? same : others)
            .push_back({question.place.launch, view.steps->group, step.tick, step.warp, {}});
    }
    same.insert(same.end(), others.begin(), others.end());
    return same;
}

/// Searches in a group; returns whether the search is over.
bool search_group(const GroupView& view, const Question& question, std::uint64_t seed, TwinSearch& search) {
    if (form_of(question.kind).is_about_run) {
        return search.ends_at(view, {question.place.launch, view.steps->group, {}, {}, {}});
    }
    const auto places = places_in(view, question, seed);
    return std::ranges::any_of(places,
                               [&](const QuestionPlace& place) { return search.ends_at(view, place); });
}

} // namespace

std::optional<Question> twin(AskedRuns runs, const Question& question, std::uint64_t seed) {
    if (runs.empty() || question.place.launch >= runs[0]->launch_count()) {
        return std::nullopt;
    }
    const std::uint64_t groups = runs[0]->trace(question.place.launch).logged_groups();
    TwinSearch search(runs, question, seed);
    for (std::uint64_t i = 0; i < groups && i < most_groups_tried; ++i) {
        const Group group((question.place.group.value() + i) % groups);
        const GroupView view = make_group_view(runs[0], question.place.launch, group);
        if (search_group(view, question, seed, search)) {
            break;
        }
    }
    return search.found();
}

} // namespace lockstep
