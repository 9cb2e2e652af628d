#include "app/gui/window/lessons/lesson_cover.h"

#include "app/gui/views/picture_notice.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"

namespace lockstep::gui {

LessonCover::LessonCover(Workspace& workspace, const Centre& centre) : workspace_(workspace) {
    for (SceneView* const view : centre.views()) {
        notices_.push_back(new PictureNotice(*view));
    }
    const Selection& selection = workspace.selection();
    connect(&selection, &Selection::cursor_changed, this, &LessonCover::update);
    connect(&selection, &Selection::view_changed, this, &LessonCover::update);
}

bool LessonCover::is_covered() const {
    const LessonDesk& desk = workspace_.desk().lesson;
    const GroupView* const view = workspace_.selection().view();
    const Question* const question = desk.shows_list ? nullptr : covered_question(desk);
    if (question == nullptr || view == nullptr ||
        view->session->recording().what != desk.lesson->pages[desk.page].place.place.runs.front().what) {
        return false;
    }
    const bool is_same_group =
        view->launch == question->place.launch && view->steps->group == question->place.group;
    const bool is_first = question->reveal.index() == 0; // there is no step before it
    return is_same_group && !is_first && workspace_.selection().cursor().tick >= question->reveal;
}

void LessonCover::update() {
    const QString words =
        is_covered() ? tr("This step is covered until you have answered the question of the lesson about it.")
                     : QString();
    for (PictureNotice* const notice : notices_) {
        notice->say(words, PictureNotice::Over::all);
    }
}

} // namespace lockstep::gui
