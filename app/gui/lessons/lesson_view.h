#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/lesson/lesson_desk.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace lockstep::gui {

class ProgressSegments;
class WholeLabel;

/// Shows the current page of the open lesson: texts, questions and tasks, and the buttons that leave it.
class LessonView : public QWidget {
    Q_OBJECT
public:
    explicit LessonView(LessonDesk& desk, QWidget* parent = nullptr);
    void set_theme(const Theme& theme);

    /// Shows the page of the desk. `checked` is the index of the task that is being checked.
    void show_page(std::optional<std::size_t> checked = {});
    /// Shows the state of the progress after an answer.
    void show_progress();

signals:
    void page_wanted(std::size_t page);
    void list_wanted();
    void presentation_wanted();
    void end_wanted(); ///< emitted when the last page is left
    void answered(std::size_t block);
    void missed();                        ///< emitted after a wrong answer
    void twin_wanted();                   ///< emitted when the twin of a question is opened
    void print_wanted(bool with_answers); ///< emitted to print a handout of the lesson
    void saving_wanted();                 ///< emitted to save the progress as a file
    void edit_wanted(std::size_t block);
    void check_wanted(std::size_t block);

private:
    void add_head(QVBoxLayout& column);
    QToolButton* more_button();
    void add_foot(QVBoxLayout& column);
    void fill(QVBoxLayout& column, std::optional<std::size_t> checked);
    QWidget* widget_of(std::size_t block, std::optional<std::size_t> checked);
    void leave(std::size_t page);

    LessonDesk& desk_;
    QLabel* const lesson_;
    QLabel* const place_;
    WholeLabel* const title_;
    ProgressSegments* const segments_;
    QScrollArea* const scroll_;
    QPushButton* const list_;
    QPushButton* const present_;
    QPushButton* const back_;
    QPushButton* const skip_;
    QPushButton* const next_;
    std::string shown_page_; ///< the page whose scroll position is kept
};

} // namespace lockstep::gui
