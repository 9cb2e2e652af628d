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

namespace {

BlockProgress progress_of(const LessonDesk& desk, const BlockKey& key) {
    const auto found = desk.blocks.find(key);
    return found == desk.blocks.end() ? BlockProgress() : found->second;
}

/// Returns what an answer is worth.
PageState worth_of(const BlockProgress& progress, bool is_task) {
    const bool is_first = progress.misses == 0 || is_task; // trying again is part of a task
    return !progress.is_answered || progress.was_shown ? PageState::seen
           : is_first                                  ? PageState::mastered
                                                       : PageState::done;
}

} // namespace

const Question* open_question(const LessonDesk& desk, std::size_t block) {
    if (desk.lesson == nullptr || desk.shown == nullptr || block >= desk.shown->blocks.size()) {
        return nullptr;
    }
    const auto* const asked = std::get_if<ShownQuestion>(&desk.shown->blocks[block]);
    const BlockKey key{desk.lesson->key, desk.page, block};
    if (asked == nullptr) {
        return nullptr;
    }
    const BlockProgress own = progress_of(desk, key);
    if (own.wants_twin && asked->twin != nullptr) {
        const BlockProgress twin = progress_of(desk, {key.lesson, key.page, block, true});
        return twin.is_answered ? nullptr : &asked->twin->question;
    }
    return own.is_answered ? nullptr : &asked->question;
}

const Question* covered_question(const LessonDesk& desk) {
    for (std::size_t block = 0; desk.shown != nullptr && block < desk.shown->blocks.size(); ++block) {
        const Question* const question = open_question(desk, block);
        if (question != nullptr && question->covers != Covers::run_figures) {
            return question;
        }
    }
    return nullptr;
}

PageState reached_state(const LessonDesk& desk) {
    const std::vector<LessonBlock>& blocks = desk.lesson->pages[desk.page].blocks;
    PageState state = PageState::mastered;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!is_question(blocks[i])) {
            continue;
        }
        const BlockKey key{desk.lesson->key, desk.page, i};
        const bool is_task = std::holds_alternative<LessonTask>(blocks[i]);
        const PageState own = worth_of(progress_of(desk, key), is_task);
        const PageState twin = worth_of(progress_of(desk, {key.lesson, key.page, i, true}), false);
        state = std::min(state, std::max(own, twin)); // the first try of either counts
    }
    return state;
}

} // namespace lockstep::gui
