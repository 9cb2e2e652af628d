#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/follow/history_list.h"
#include "app/gui/workspace/task.h"
#include "app/gui/workspace/workspace.h"
#include "core/narration/history.h"

#include <QObject>
#include <QPointer>
#include <memory>

class QMenu;
class QWidget;

namespace lockstep::gui {

class StatusLine;

/// Lists the history of the selected work-item, or of the word of memory that it accesses. A click on a step moves the
/// cursor there.
class FollowActions : public QObject {
    Q_OBJECT
public:
    FollowActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window);

    /// Adds both commands to the context menu of a view.
    void add_entries(QMenu& menu) const;

private:
    /// What the history is of.
    struct Subject {
        std::shared_ptr<const Session> session;
        std::size_t launch = 0;
        HistoryList::Kind kind{};
        QString title;
    };
    void follow_item();
    void follow_word();
    void start(const Subject& subject, std::function<Result<History>(const IsWanted&)> work);
    void show();
    void go(std::size_t row);
    void mark_step();
    void close_old();

    Workspace& workspace_;
    const ActionSet& actions_;
    StatusLine& status_;
    QWidget& window_;
    Subject subject_;
    History history_;
    QPointer<HistoryList> list_;
    Task<Result<History>> task_;
};

} // namespace lockstep::gui
