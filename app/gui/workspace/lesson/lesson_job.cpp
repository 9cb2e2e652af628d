#include "app/gui/workspace/lesson/lesson_job.h"

#include "core/recording/look.h"

#include <utility>

namespace lockstep::gui {

Result<LessonDone> do_lesson(const LessonWanted& wanted, const ProgressSink& progress) {
    if (!wanted.attempt) {
        auto page = play_page(*wanted.lesson, wanted.page, *wanted.runs, wanted.numbers, progress);
        return page ? Result<LessonDone>(
                          LessonDone{.page = std::make_shared<const ShownPage>(std::move(*page))})
                    : page.error();
    }
    const LessonPage& page = wanted.lesson->pages[wanted.page];
    const auto& task = std::get<LessonTask>(page.blocks[wanted.attempt->block]);
    auto result = check_task({*wanted.lesson, page, task}, wanted.attempt->run, *wanted.runs, progress);
    if (!result) {
        return result.error();
    }
    return LessonDone{.page = nullptr, .result = std::move(*result)};
}

std::shared_ptr<LessonRuns> lesson_runs(const Recorder& recorder, const Lesson& lesson) {
    const auto look_at = [recorder](const RunSpec& run, bool with_costs, const ProgressSink& progress) {
        return look(recorder, run, {.costs = with_costs ? Wants::Costs::at_once : Wants::Costs::none},
                    progress);
    };
    return std::make_shared<LessonRuns>(look_at, needs_costs(lesson));
}

} // namespace lockstep::gui
