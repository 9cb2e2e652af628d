#include "app/gui/window/lessons/lesson_cover.h"

#include "app/gui/views/picture_notice.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"

namespace lockstep::gui {

LessonCover::LessonCover(Workspace& workspace, const Centre& centre)
    : workspace_(workspace), views_(centre.views().begin(), centre.views().end()) {
    for (SceneView* const view : views_) {
        notices_.push_back(new PictureNotice(*view));
    }
    const Selection& selection = workspace.selection();
    connect(&selection, &Selection::cursor_changed, this, &LessonCover::update);
    connect(&selection, &Selection::view_changed, this, &LessonCover::update);
}

/// Returns the first step that the pictures must not show, if they show the run and the group of an open question.
std::optional<Tick> LessonCover::covered_from() const {
    const LessonDesk& desk = workspace_.desk().lesson;
    const GroupView* const view = workspace_.selection().view();
    const Question* const question = desk.shows_list ? nullptr : covered_question(desk);
    if (question == nullptr || view == nullptr ||
        view->session->recording().what != desk.lesson->pages[desk.page].place.place.runs.front().what) {
        return std::nullopt;
    }
    const bool is_same_group =
        view->launch == question->place.launch && view->steps->group == question->place.group;
    const bool is_first = question->reveal.index() == 0; // there is no step before it
    return is_same_group && !is_first ? std::optional(question->reveal) : std::nullopt;
}

void LessonCover::update() {
    const std::optional<Tick> from = covered_from();
    const bool is_there = from && workspace_.selection().cursor().tick >= *from;
    const QString words =
        is_there ? tr("This step is hidden until you have answered the lesson's question about it.")
                 : QString();
    for (std::size_t i = 0; i < views_.size(); ++i) {
        views_[i]->cover_from(from);
        notices_[i]->say(words, PictureNotice::Over::all);
    }
}

} // namespace lockstep::gui
