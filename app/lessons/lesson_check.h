#pragma once

#include "app/lessons/lesson_reader.h"
#include "app/lessons/lesson_runs.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Plays a lesson that has been read without flaws: opens its places, evaluates its figures, answers and gates,
/// and asks its questions. Returns its flaws, in the order of the file. If the runs are cancelled, the only
/// error is `cancelled`.
[[nodiscard]] std::vector<Error> check_lesson(const Lesson& lesson, LessonRuns& runs,
                                              const ProgressSink& progress = {});

/// What a lesson contains.
struct LessonContents {
    std::size_t pages = 0;
    std::size_t questions = 0;
    std::size_t tasks = 0;
};
[[nodiscard]] LessonContents contents_of(const Lesson& lesson);

} // namespace lockstep
