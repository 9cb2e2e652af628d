#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

class Docks;
class SourcePanel;

/// The tasks of a lesson: what the learner edits, and its check.
///
///     edit -> source editor, values or hardware -> check -> result
class TaskActions : public QObject {
    Q_OBJECT
public:
    TaskActions(Workspace& workspace, const ActionSet& actions, Docks& docks, RunForm form, Notices notices);

    /// Shows what the learner must change in a task of the current page.
    void edit(std::size_t block);
    /// Starts the check of what the learner has made of a task of the current page.
    void check(std::size_t block);
    /// Keeps the result of the check that the job has finished. Returns whether the task is solved.
    bool take(const TaskResult& result);

private:
    void keep_source();
    [[nodiscard]] LessonRun attempt(const LessonTask& task, std::size_t block) const;
    [[nodiscard]] const LessonPage& page() const { return desk_.lesson->pages[desk_.page]; }
    [[nodiscard]] const LessonTask& task(std::size_t block) const {
        return std::get<LessonTask>(page().blocks[block]);
    }
    [[nodiscard]] BlockKey key(std::size_t block) const { return {desk_.lesson->key, desk_.page, block}; }

    Workspace& workspace_;
    LessonDesk& desk_;
    const ActionSet& actions_;
    Docks& docks_;
    SourcePanel& source_;
    const RunForm form_;
    const Notices notices_;
};

} // namespace lockstep::gui
