#include "app/lessons/task_check.h"

#include "app/lessons/lesson_values.h"
#include "core/experiments/catalogue.h"
#include "core/recording/run_spec.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace lockstep {
namespace {

constexpr const char* seed_name = "seed";
constexpr const char* twin_seed = "20011";
constexpr const char* other_twin_seed = "20012"; ///< if the run has the other one

const Experiment* experiment_of(const PlaceRun& run) {
    if (kind_of(run.what) != RunKind::experiment) {
        return nullptr;
    }
    const auto found = find_experiment(run.what);
    return found ? *found : nullptr;
}

std::string family_of(const std::string& what) {
    return what.substr(0, what.find('/'));
}

/// Returns the values of a run with the defaults of its experiment.
ParameterValues values_of(const PlaceRun& run) {
    const Experiment* const experiment = experiment_of(run);
    const auto values = experiment != nullptr ? complete(*experiment, run.parameters)
                                              : Result<ParameterValues>(run.parameters);
    return values ? *values : run.parameters;
}

/// Whether the learner may change a parameter: it changes only how the result is computed, or the gate checks
/// it.
bool may_change(const PlaceRun& run, const std::string& name, const LessonTask& task) {
    const std::string& gate = task.gate.expression.text;
    const std::string path = "parameters." + name;
    if (const std::size_t at = gate.find(path); at != std::string::npos) {
        const std::size_t end = at + path.size();
        if (end == gate.size() || std::string_view("._").find(gate[end]) == std::string_view::npos) {
            return true;
        }
    }
    if (const Experiment* const experiment = experiment_of(run)) {
        return role_of(*experiment, name) == ParameterRole::choice;
    }
    return name == "local" || name.starts_with("local.") || name.starts_with("D.");
}

/// Returns the name of a parameter with another value that must stay the same; empty if there is none.
std::string changed_parameter(const PlaceRun& start, const PlaceRun& attempt, const LessonTask& task) {
    const ParameterValues before = values_of(start);
    const ParameterValues after = values_of(attempt);
    for (const auto& [name, value] : after) {
        const auto old = before.find(name);
        const bool is_new = old == before.end();
        // Another variant may have parameters that the first one lacks. They do not change the input.
        const bool is_same = is_new ? start.what != attempt.what : old->second == value;
        if (!is_same && (task.edit != TaskEdit::parameters || !may_change(attempt, name, task))) {
            return name;
        }
    }
    for (const auto& [name, value] : before) {
        const bool must_stay =
            experiment_of(start) == nullptr || role_of(*experiment_of(start), name) != ParameterRole::choice;
        if (!after.contains(name) && must_stay && task.edit == TaskEdit::parameters && name != "input") {
            return name;
        }
    }
    return "";
}

bool is_same_hardware(const PlaceRun& start, const PlaceRun& attempt) {
    return start.hardware == attempt.hardware && start.numbers == attempt.numbers;
}

bool is_unchanged(const LessonRun& start, const LessonRun& attempt) {
    LessonRun same = attempt;
    same.run.parameters = start.run.parameters;
    return same == start && values_of(start.run) == values_of(attempt.run);
}

/// Returns whether the learner changed only what the task allows; `solved` if so.
TaskResult check_changes(const LessonTask& task, const LessonRun& start, const LessonRun& attempt) {
    const bool is_file = kind_of(start.run.what) != RunKind::experiment;
    const bool is_same_experiment =
        start.run.what == attempt.run.what ||
        (task.edit == TaskEdit::parameters && !is_file && kind_of(attempt.run.what) == RunKind::experiment &&
         family_of(start.run.what) == family_of(attempt.run.what));
    if (is_unchanged(start, attempt)) {
        return {.verdict = TaskVerdict::unchanged};
    }
    if (!is_same_experiment || start.run.kernel != attempt.run.kernel ||
        (task.edit != TaskEdit::source && start.source != attempt.source)) {
        return {.verdict = TaskVerdict::other_experiment};
    }
    if (start.run.device != attempt.run.device ||
        (task.edit != TaskEdit::hardware && !is_same_hardware(start.run, attempt.run))) {
        return {.verdict = TaskVerdict::other_hardware};
    }
    if (start.run.options != attempt.run.options ||
        (task.edit != TaskEdit::parameters && start.run.macros != attempt.run.macros)) {
        return {.verdict = TaskVerdict::other_input, .name = "options"};
    }
    const std::string changed = changed_parameter(start.run, attempt.run, task);
    return changed.empty() ? TaskResult{.verdict = TaskVerdict::solved}
                           : TaskResult{.verdict = TaskVerdict::other_input,
                                        .name = changed,
                                        .experiment = start.run.what};
}

bool has_errors(const nlohmann::ordered_json& report) {
    const auto findings = report.find("findings");
    return findings != report.end() && std::ranges::any_of(*findings, [](const auto& each) {
               return each.value("severity", "") == "error";
           });
}

/// The result of an experiment must be right; a launch file usually has no reference.
bool is_wrong(const nlohmann::ordered_json& report, const PlaceRun& run) {
    const auto correct = report.find("correct");
    const bool has_reference = experiment_of(run) != nullptr;
    return correct == report.end() || (correct->is_null() ? has_reference : *correct != true);
}

/// Returns the run with other input values; nullopt if its input cannot be changed.
std::optional<LessonRun> twin_of(const LessonRun& run) {
    const Experiment* const experiment = experiment_of(run.run);
    const bool has_seed = experiment != nullptr &&
                          std::ranges::any_of(experiment->parameters, [](const ParameterInfo& parameter) {
                              return parameter.name == seed_name;
                          });
    const bool has_own_input = run.run.parameters.contains("input");
    if (!has_seed || has_own_input) {
        return std::nullopt;
    }
    LessonRun twin = run;
    std::string& seed = twin.run.parameters[seed_name];
    seed = seed == twin_seed ? other_twin_seed : twin_seed;
    return twin;
}

/// Makes the reports that a gate refers to, and evaluates it.
class GateCheck {
public:
    GateCheck(const CheckedTask& checked, LessonRuns& runs, const ProgressSink& progress)
        : checked_(checked), runs_(runs), progress_(progress) {}

    Result<TaskResult> check(const LessonRun& start, const LessonRun& attempt) {
        auto before = runs_.report(start, progress_);
        if (!before) {
            return at_start(before.error());
        }
        auto report = runs_.report(attempt, progress_);
        if (!report) {
            return report.error().code == ErrorCode::cancelled
                       ? Result<TaskResult>(report.error())
                       : TaskResult{.verdict = TaskVerdict::does_not_run, .error = report.error()};
        }
        if (has_errors(**report)) {
            return TaskResult{.verdict = TaskVerdict::has_findings};
        }
        if (is_wrong(**report, attempt.run)) {
            return TaskResult{.verdict = TaskVerdict::wrong_result};
        }
        return gate(std::move(*before), std::move(*report));
    }

    Result<TaskResult> gate(std::shared_ptr<const nlohmann::ordered_json> before,
                            std::shared_ptr<const nlohmann::ordered_json> report) {
        PageReports reports;
        reports.add(start_run_name, std::move(before));
        reports.add("", std::move(report));
        for (const auto& [name, place] : checked_.page.others) {
            auto other = runs_.report(run_of(checked_.lesson, place), progress_);
            if (!other) {
                return at_start(other.error());
            }
            reports.add(name, std::move(*other));
        }
        const auto& gate = checked_.task.gate;
        auto evaluation = evaluate_condition(gate.expression, reports.all());
        if (!evaluation) {
            Error error = evaluation.error();
            error.place = {checked_.lesson.file.string(), gate.spot.line,
                           gate.spot.column + error.place.column - 1};
            return error;
        }
        const bool is_open = std::get<bool>(evaluation->value);
        return TaskResult{.verdict = is_open ? TaskVerdict::solved : TaskVerdict::gate_is_closed,
                          .comparisons = std::move(evaluation->comparisons)};
    }

private:
    /// Adds the position of the task's start to an error of a run that the learner has not changed.
    [[nodiscard]] Error at_start(Error error) const {
        const LessonSpot spot = start_of(checked_.task, checked_.page).spot;
        error.place = {checked_.lesson.file.string(), spot.line, spot.column};
        return error;
    }

    const CheckedTask& checked_;
    LessonRuns& runs_;
    const ProgressSink& progress_;
};

} // namespace

Result<TaskResult> check_task(const CheckedTask& checked, const LessonRun& attempt, LessonRuns& runs,
                              const ProgressSink& progress) {
    const LessonRun start = run_of(checked.lesson, start_of(checked.task, checked.page));
    if (TaskResult changes = check_changes(checked.task, start, attempt);
        changes.verdict != TaskVerdict::solved) {
        return changes;
    }
    GateCheck gate(checked, runs, progress);
    auto result = gate.check(start, attempt);
    const auto start_twin = twin_of(start);
    const auto attempt_twin = twin_of(attempt);
    if (!result || result->verdict != TaskVerdict::solved || !start_twin || !attempt_twin) {
        return result;
    }
    const auto twin = gate.check(*start_twin, *attempt_twin);
    if (!twin || twin->verdict == TaskVerdict::solved) {
        return twin ? result : twin;
    }
    return TaskResult{.verdict = TaskVerdict::fails_for_others, .error = twin->error};
}

Result<TaskResult> check_start(const CheckedTask& checked, LessonRuns& runs, const ProgressSink& progress) {
    const LessonRun start = run_of(checked.lesson, start_of(checked.task, checked.page));
    GateCheck gate(checked, runs, progress);
    auto result = gate.check(start, start);
    if (!result || result->verdict == TaskVerdict::solved) {
        return result;
    }
    // The run is wrong on purpose, but its gate must be valid.
    auto report = runs.report(start, progress);
    if (!report || result->verdict == TaskVerdict::gate_is_closed) {
        return report ? result : Result<TaskResult>(report.error());
    }
    auto evaluated = gate.gate(*report, *report);
    return evaluated ? result : evaluated;
}

} // namespace lockstep
