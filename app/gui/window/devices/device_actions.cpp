#include "app/gui/window/devices/device_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/window/devices/device_dialog.h"

namespace lockstep::gui {

DeviceActions::DeviceActions(Workspace& workspace, const ActionSet& actions, Centre& centre, Notices notices,
                             QWidget& window)
    : workspace_(workspace),
      notices_(notices),
      window_(window),
      notice_(workspace, actions, centre, notices) {
    actions.on(Command::choose_device, [this] { ask(); });
}

void DeviceActions::ask() {
    auto* dialog = new DeviceDialog(workspace_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const std::string device = dialog->chosen();
        workspace_.device().choose(device);
        notices_.area.show_note(device.empty()
                                    ? tr("Runs are recorded on this computer.")
                                    : tr("Runs are recorded on %1.").arg(QString::fromStdString(device)));
        notice_.look();
    });
    dialog->open();
}

} // namespace lockstep::gui
