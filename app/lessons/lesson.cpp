#include "app/lessons/lesson.h"

#include "core/recording/run_spec.h"

namespace lockstep {

LessonSpot spot_of(const LessonBlock& block) {
    return std::visit([](const auto& each) { return each.spot; }, block);
}

bool is_question(const LessonBlock& block) {
    return !std::holds_alternative<LessonText>(block);
}

const LessonPlace& start_of(const LessonTask& task, const LessonPage& page) {
    return task.start ? *task.start : page.place;
}

PlaceRun lesson_run(const PlaceRun& run, const std::filesystem::path& lesson_file) {
    PlaceRun found = run;
    if (kind_of(run.what) != RunKind::experiment) {
        found.what = (lesson_file.parent_path() / run.what).string();
    }
    return found;
}

ViewPlace lesson_place(const ViewPlace& place, const std::filesystem::path& lesson_file) {
    ViewPlace found = place;
    for (PlaceRun& run : found.runs) {
        run = lesson_run(run, lesson_file);
    }
    return found;
}

} // namespace lockstep
