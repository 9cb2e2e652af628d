#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/start/device_notice.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <string>
#include <vector>

class QWidget;

namespace lockstep::gui {

class Centre;

/// Lets the user choose the device on which the window records, and knows whether there is one.
class DeviceActions : public QObject {
    Q_OBJECT
public:
    /// Chooses the device that the settings name, if none is chosen yet.
    DeviceActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                  Notices notices, QWidget& window);

    [[nodiscard]] const DeviceNotice& notice() const { return notice_; }

private:
    void ask();
    void choose(const std::string& device);
    /// Returns to the default device if the chosen one is not among those of this computer.
    void check(const std::vector<DeviceInfo>& devices);

    Workspace& workspace_;
    Settings& settings_;
    const Notices notices_;
    QWidget& window_;
    DeviceNotice notice_;
};

} // namespace lockstep::gui
