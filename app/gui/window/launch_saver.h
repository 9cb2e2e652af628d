#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

class FormPages;
class LaunchActions;

/// Saves the launch of the user's own kernel, as shown in the form, to a file that the user chooses. The
/// window never overwrites that file later.
class LaunchSaver : public QObject {
    Q_OBJECT
public:
    LaunchSaver(Workspace& workspace, const ActionSet& actions, const LaunchActions& launches,
                FormPages& pages, Notices notices);

    void save(const QString& path);

private:
    void ask();

    const LaunchActions& launches_;
    FormPages& pages_;
    const Notices notices_;
    TextJob& texts_;
};

} // namespace lockstep::gui
