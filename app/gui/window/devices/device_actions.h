#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/start/device_notice.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

class QWidget;

namespace lockstep::gui {

class Centre;

/// Lets the user choose the device on which the window records, and knows whether there is one.
class DeviceActions : public QObject {
    Q_OBJECT
public:
    DeviceActions(Workspace& workspace, const ActionSet& actions, Centre& centre, Notices notices,
                  QWidget& window);

    [[nodiscard]] const DeviceNotice& notice() const { return notice_; }

private:
    void ask();

    Workspace& workspace_;
    const Notices notices_;
    QWidget& window_;
    DeviceNotice notice_;
};

} // namespace lockstep::gui
