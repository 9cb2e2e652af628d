#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <cstddef>
#include <map>
#include <variant>

namespace lockstep::gui {

class Centre;

/// The work of the job that lists the OpenCL devices, in a worker process. Errors: those of devices_in_worker().
[[nodiscard]] Result<std::vector<DeviceInfo>> local_devices_in_worker(std::monostate request,
                                                                      const ProgressSink& progress);

/// Returns the sentence that says that nothing can be run, and what can be opened.
[[nodiscard]] QString no_device_sentence();

/// Finds out whether there is an OpenCL device: whenever the page Start is shown, and when a run fails because there is
/// none. Without a device, disables what needs one, and says why.
class DeviceNotice : public QObject {
    Q_OBJECT
public:
    DeviceNotice(Workspace& workspace, const ActionSet& actions, Centre& centre, Notices notices);

    /// Looks for a device. If runs are recorded on another computer, none is needed here.
    void look();

signals:
    void changed(); ///< emitted when it becomes known that there is no device, or that there is one again

private:
    void take(const Error& error);
    void set_lacking(bool lacks);
    void show(bool lacks);

    Workspace& workspace_;
    const ActionSet& actions_;
    Centre& centre_;
    const Notices notices_;
    std::map<Command, QString> tooltips_; ///< the usual tooltips of the disabled commands
};

} // namespace lockstep::gui
