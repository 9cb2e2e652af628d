#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/lesson/lesson_desk.h"

#include <QStackedWidget>

namespace lockstep::gui {

class LessonListView;
class LessonView;

/// The panel Lesson: the list of lessons, or the current page of the open lesson.
class LessonPanel : public QStackedWidget {
    Q_OBJECT
public:
    explicit LessonPanel(LessonDesk& desk, QWidget* parent = nullptr);
    void set_theme(const Theme& theme);

    /// Shows what the desk says: the list or the page. `checked` is the index of the task that is being
    /// checked.
    void show_desk(std::optional<std::size_t> checked = {});
    [[nodiscard]] LessonListView& list() const { return *list_; }
    [[nodiscard]] LessonView& view() const { return *view_; }

private:
    LessonDesk& desk_;
    LessonListView* const list_;
    LessonView* const view_;
};

} // namespace lockstep::gui
