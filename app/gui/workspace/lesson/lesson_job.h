#pragma once

#include "app/gui/workspace/job.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/task_check.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace lockstep::gui {

/// What a learner has made of a task.
struct TaskAttempt {
    std::size_t block = 0; ///< index of the task on its page
    LessonRun run;
};

/// A page to play, or a task of this page to check.
struct LessonWanted {
    std::shared_ptr<const Lesson> lesson;
    std::size_t page = 0;
    std::shared_ptr<LessonRuns> runs;
    NumberStyle numbers = {};
    std::optional<TaskAttempt> attempt = {};
};

struct LessonDone {
    std::shared_ptr<const ShownPage> page; ///< null if a task was checked
    std::optional<TaskResult> result;      ///< of the checked task
};
using LessonJob = Job<LessonWanted, LessonDone>;

/// Plays a page or checks a task. Errors: those of play_page() and check_task().
[[nodiscard]] Result<LessonDone> do_lesson(const LessonWanted& wanted, const ProgressSink& progress);

/// Returns the runs of a lesson, made by this recorder.
[[nodiscard]] std::shared_ptr<LessonRuns> lesson_runs(const Recorder& recorder, const Lesson& lesson);

} // namespace lockstep::gui
