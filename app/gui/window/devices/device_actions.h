#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

class QWidget;

namespace lockstep::gui {

/// Lets the user choose the device on which the window records.
class DeviceActions : public QObject {
    Q_OBJECT
public:
    DeviceActions(Workspace& workspace, const ActionSet& actions, Notices notices, QWidget& window);

signals:
    void changed(); ///< emitted when the user has chosen a device

private:
    void ask();

    Workspace& workspace_;
    const Notices notices_;
    QWidget& window_;
};

} // namespace lockstep::gui
