#include "app/gui/workspace/lesson/lesson_desk.h"

#include <algorithm>

namespace lockstep::gui {

std::optional<std::string> task_source(const LessonDesk& desk, const std::string& experiment) {
    if (!desk.edited || desk.edited->experiment != experiment) {
        return std::nullopt;
    }
    const auto source = desk.sources.find(desk.edited->task);
    return source == desk.sources.end() ? std::nullopt : std::optional(source->second);
}

PageState reached_state(const LessonDesk& desk) {
    const std::vector<LessonBlock>& blocks = desk.lesson->pages[desk.page].blocks;
    PageState state = PageState::mastered;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!is_question(blocks[i])) {
            continue;
        }
        const auto found = desk.blocks.find({desk.lesson->id, desk.page, i});
        const BlockProgress progress = found == desk.blocks.end() ? BlockProgress() : found->second;
        const bool is_task = std::holds_alternative<LessonTask>(blocks[i]);
        const bool is_first = progress.misses == 0 || is_task; // trying again is part of a task
        state = std::min(state, !progress.is_answered || progress.was_shown ? PageState::seen
                                : is_first                                  ? PageState::mastered
                                                                            : PageState::done);
    }
    return state;
}

} // namespace lockstep::gui
