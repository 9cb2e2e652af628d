#include "app/gui/present/lesson/shown_lesson.h"

#include <string>

namespace lockstep::gui {

ShownLesson::ShownLesson(PresentationDesk& desk, QObject* parent) : QObject(parent), desk_(desk) {
    desk_.lesson = in_words_of_window(desk_.lesson); // a new window may have another language
    desk_.frozen.reset();
    script_ = std::make_shared<LessonScript>(desk_.lesson);
    desk_.at = script_->state_with(desk_.lesson_key);
    pages_ = std::make_unique<LessonPages>(desk_.lesson, desk_.lesson_runs);
    connect(pages_.get(), &LessonPages::prepared, this, &ShownLesson::take);
    pages_->prepare_around(script_->page_of(desk_.at));
}

void ShownLesson::take_position() {
    desk_.lesson_key = script_->state(desk_.at).key_here();
    pages_->prepare_around(script_->page_of(desk_.at));
}

/// Shows the states of a page that is prepared, or why it cannot be shown.
void ShownLesson::take(std::size_t page) {
    const std::string frozen = desk_.frozen ? script_->state(*desk_.frozen).key_here() : std::string();
    script_->take(page, pages_->page(page));
    if (desk_.frozen) {
        desk_.frozen = script_->state_with(frozen);
    }
    desk_.at = script_->state_with(desk_.lesson_key);
    emit changed();
}

} // namespace lockstep::gui
