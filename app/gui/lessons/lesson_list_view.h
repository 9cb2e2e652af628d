#pragma once

#include "app/gui/workspace/lesson/lesson_desk.h"

#include <QWidget>
#include <filesystem>
#include <vector>

class QListWidget;

namespace lockstep::gui {

/// The list of lessons with the learner's progress.
class LessonListView : public QWidget {
    Q_OBJECT
public:
    explicit LessonListView(LessonDesk& desk, QWidget* parent = nullptr);

    /// Reads the lessons in the language of the window, and lists them.
    void show_lessons();

signals:
    void lesson_wanted(const QString& file);

private:
    void add_lessons(const std::vector<std::filesystem::path>& files);

    LessonDesk& desk_;
    QListWidget* const list_;
};

} // namespace lockstep::gui
