#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/lessons/handout_actions.h"
#include "app/gui/window/lessons/progress_actions.h"
#include "app/gui/window/lessons/task_actions.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/workspace/workspace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <optional>

namespace lockstep::gui {

class Docks;
class LessonPanel;
class PlaceActions;
class RunActions;

/// Opens lessons, moves to their pages and places, and keeps the learner's progress.
///
///     list -> lesson -> page: place is opened, page is played -> answers, tasks -> next page
class LessonActions : public QObject {
    Q_OBJECT
public:
    LessonActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Docks& docks,
                  RunForm form, RunActions& runs, PlaceActions& places, Notices notices);

    /// Opens the file of a lesson at the page on which the learner was last.
    void open(const QString& file);
    /// Lists the lessons of a bundle. Nothing runs until the learner opens one of them. Returns false, and shows the
    /// error, if the bundle cannot be opened.
    bool open_bundle(const QString& path);

signals:
    void question_changed(); ///< emitted when a question was opened or answered
    void shown();            ///< emitted when another lesson, another page or the list is shown

private:
    void connect_commands();
    void connect_panel();
    void connect_job();
    void show_panel();
    void show_list();
    void reopen();
    /// Leaves the current page, and opens another one.
    void go(std::size_t page);
    void begin_page();
    void finish();
    void play();
    void keep_state(PageState least);
    void save_progress();
    void count_time();
    void count_try();
    void go_to_place();
    [[nodiscard]] bool is_shown(const ViewPlace& place) const;
    void hide_answer();
    void reveal(std::size_t block);
    void enable();
    [[nodiscard]] const LessonPage& page() const { return desk_.lesson->pages[desk_.page]; }
    [[nodiscard]] BlockKey key(std::size_t block) const { return {desk_.lesson->key, desk_.page, block}; }

    Workspace& workspace_;
    LessonDesk& desk_;
    const ActionSet& actions_;
    Docks& docks_;
    LessonPanel& panel_;
    const RunForm form_;
    PlaceActions& places_;
    const Notices notices_;
    TaskActions tasks_;
    HandoutActions handouts_;
    ProgressActions saving_;
    QElapsedTimer since_; ///< runs since the time on the page was counted last
};

} // namespace lockstep::gui
