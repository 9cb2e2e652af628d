#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/task.h"
#include "app/gui/workspace/workspace.h"
#include "core/schedule/savings.h"
#include "core/session/line_conflicts.h"

#include <QObject>
#include <memory>
#include <vector>

class QMenu;

namespace lockstep::gui {

class SourcePanel;

/// Shows the costs of the shown launch at the ends of its source lines, if the user wants them.
class CostActions : public QObject {
    Q_OBJECT
public:
    CostActions(Workspace& workspace, Settings& settings, const ActionSet& actions, SourcePanel& source);

    /// Adds the choice to a menu of the source.
    void add_entry(QMenu& menu) const;

private:
    struct Counted {
        std::shared_ptr<const LaunchAccount> account;
        std::vector<LineConflicts> conflicts;
    };
    void choose();
    void follow_run();
    void start();
    void show();

    Workspace& workspace_;
    Settings& settings_;
    QAction& choice_;
    SourcePanel& source_;
    std::shared_ptr<const Session> session_; ///< whose costs are shown or counted; null: none
    std::size_t launch_ = 0;
    Task<Result<Counted>> task_; ///< last, because its destructor waits
};

} // namespace lockstep::gui
