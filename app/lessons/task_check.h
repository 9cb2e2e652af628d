#pragma once

#include "app/lessons/lesson_runs.h"
#include "core/base/result.h"
#include "core/report/figure/evaluate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

// Checks whether a learner has solved a task. Besides its gate, every task requires:
//
//     the same work   parameters that change the problem, device and hardware as at the start, except what the
//                     learner may change (TaskEdit) and what the gate names
//     a right result  checked against the CPU reference
//     no error        among the findings
//     a twin          all of this also for other input values, so that no result can be typed in

enum class TaskVerdict : std::uint8_t {
    solved,
    unchanged,        ///< nothing has been changed
    other_experiment, ///< the run is of another experiment or file
    other_input,      ///< a parameter that must stay the same has another value
    other_hardware,   ///< the hardware or the device is not that of the start
    does_not_run,     ///< the run ends with an error, for example because the kernel does not compile
    wrong_result,
    has_findings,
    gate_is_closed,   ///< the condition of the task is false
    fails_for_others, ///< the result is wrong, or the gate is closed, for other input values
};

struct TaskResult {
    TaskVerdict verdict{};
    std::string name = {};                        ///< other_input: name of the parameter
    std::string experiment = {};                  ///< other_input: id of the experiment
    std::vector<MadeComparison> comparisons = {}; ///< of the gate, if it was evaluated
    std::optional<Error> error = {};              ///< does_not_run
};

/// What a task is checked on.
struct CheckedTask {
    const Lesson& lesson;
    const LessonPage& page;
    const LessonTask& task;
};

/// Checks what a learner has made. Errors: those of the runs at the start; bad_expression for the gate;
/// cancelled.
Result<TaskResult> check_task(const CheckedTask& checked, const LessonRun& attempt, LessonRuns& runs,
                              const ProgressSink& progress = {});

/// Checks the gate on the run at the start, for the check of a lesson: it must be closed. Errors: see
/// check_task().
Result<TaskResult> check_start(const CheckedTask& checked, LessonRuns& runs,
                               const ProgressSink& progress = {});

} // namespace lockstep
