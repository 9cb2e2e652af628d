// Which of several runs needs the fewest warp steps?
#include "core/questions/kinds.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_runs = 4;

/// Whether another run has another value of this parameter.
bool differs(AskedRuns runs, const std::string& parameter, const std::string& value) {
    return std::ranges::any_of(runs, [&](const std::shared_ptr<const Session>& run) {
        const auto& parameters = run->recording().parameters;
        const auto found = parameters.find(parameter);
        return found != parameters.end() && found->second != value;
    });
}

/// Returns the name of a run: what ran, and the values of the parameters in which the runs differ.
std::string name_of_run(AskedRuns runs, std::size_t run) {
    const Recording& recording = runs[run]->recording();
    std::string name = recording.what;
    const char* before = "?";
    for (const auto& [parameter, value] : recording.parameters) {
        if (differs(runs, parameter, value)) {
            name += before + parameter + "=" + value;
            before = "&";
        }
    }
    return name;
}

bool is_logged_as_a_whole(const Session& session) {
    for (std::size_t i = 0; i < session.launch_count(); ++i) {
        if (session.trace(i).logged_groups() != group_count(session.trace(i).range)) {
            return false;
        }
    }
    return session.launch_count() > 0;
}

/// Returns one choice per run; fewer than two if the runs cannot be compared.
std::vector<QuestionChoice> choices_of(AskedRuns runs) {
    std::vector<QuestionChoice> choices;
    std::set<std::string> names;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!is_logged_as_a_whole(*runs[i]) || !names.insert(name_of_run(runs, i)).second) {
            return {};
        }
        choices.push_back({.numbers = {runs[i]->run_figures().totals.warp_steps},
                           .names = {name_of_run(runs, i)},
                           .misconception = Misconception::other_run});
    }
    return choices;
}

} // namespace

std::optional<Draft> draft_which_variant(const Asking& at) {
    if (at.runs.size() < 2 || at.runs.size() > most_runs) {
        return std::nullopt;
    }
    std::vector<QuestionChoice> choices = choices_of(at.runs);
    if (choices.empty()) {
        return std::nullopt;
    }
    Draft draft;
    draft.question = {.kind = QuestionKind::which_variant,
                      .place = at.place,
                      .numbers = {at.runs.size()},
                      .reveal = at.place.tick};
    std::ranges::stable_sort(choices, {}, &QuestionChoice::numbers);
    const bool all_equal = choices.front().numbers == choices.back().numbers;
    QuestionChoice no_difference{.names = {""}, .misconception = Misconception::no_difference};
    if (all_equal) {
        no_difference.misconception = Misconception::none;
        draft.right = std::move(no_difference);
        draft.wrong = std::move(choices);
        return draft;
    }
    if (choices[0].numbers == choices[1].numbers) {
        return std::nullopt;
    }
    draft.right = std::move(choices.front());
    draft.right.misconception = Misconception::none;
    draft.wrong.assign(choices.begin() + 1, choices.end());
    draft.wrong.push_back(std::move(no_difference));
    return draft;
}

} // namespace lockstep
