#pragma once

#include "app/gui/lessons/ask_block.h"

class QPushButton;

namespace lockstep::gui {

class ReasonLabel;
class WholeLabel;

/// A task: what to reach, hints, and the check of what the learner has made.
class TaskBlock : public AskBlock {
    Q_OBJECT
public:
    /// `edit` decides how the learner begins. `is_checking`: whether a check of this task is running.
    TaskBlock(const ShownTask& task, TaskEdit edit, BlockProgress& progress, bool is_checking,
              QWidget* parent = nullptr);

signals:
    void edit_wanted();
    void check_wanted();

private:
    void show_hints();
    void show_state();

    const ShownTask task_;
    const bool is_checking_;
    QPushButton* const edit_;
    QPushButton* const check_;
    QPushButton* const hint_;
    WholeLabel* const hints_;
    ReasonLabel* const result_;
};

} // namespace lockstep::gui
