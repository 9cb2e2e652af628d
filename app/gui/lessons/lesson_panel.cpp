#include "app/gui/lessons/lesson_panel.h"

#include "app/gui/lessons/lesson_list_view.h"
#include "app/gui/lessons/lesson_view.h"

namespace lockstep::gui {

LessonPanel::LessonPanel(LessonDesk& desk, QWidget* parent)
    : QStackedWidget(parent), desk_(desk), list_(new LessonListView(desk)), view_(new LessonView(desk)) {
    setAccessibleName(tr("Lesson"));
    addWidget(list_);
    addWidget(view_);
}

void LessonPanel::set_theme(const Theme& theme) {
    view_->set_theme(theme);
}

void LessonPanel::show_desk(std::optional<std::size_t> checked) {
    if (desk_.lesson == nullptr || desk_.shows_list) {
        list_->show_lessons();
        setCurrentWidget(list_);
    } else {
        view_->show_page(checked);
        setCurrentWidget(view_);
    }
}

} // namespace lockstep::gui
