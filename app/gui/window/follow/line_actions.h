#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/follow/line_list.h"
#include "app/gui/workspace/task.h"
#include "app/gui/workspace/workspace.h"
#include "core/schedule/savings.h"

#include <QObject>
#include <QPointer>
#include <memory>

class QWidget;

namespace lockstep::gui {

class StatusLine;

/// Lists the lines of the shown launch by their cost. A click on a line emits its costliest site.
class LineActions : public QObject {
    Q_OBJECT
public:
    LineActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window);

signals:
    void site_wanted(std::size_t launch, lockstep::Site site);

private:
    using Account = std::shared_ptr<const LaunchAccount>;
    void list_lines();
    void show();
    void close_old();

    Workspace& workspace_;
    StatusLine& status_;
    QWidget& window_;
    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    QPointer<LineList> list_;
    Task<Result<Account>> task_;
};

} // namespace lockstep::gui
