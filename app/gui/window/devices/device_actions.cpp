#include "app/gui/window/devices/device_actions.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/window/devices/device_dialog.h"
#include "app/worker/remote/remote_device.h"
#include "core/facts/device_choice.h"

namespace lockstep::gui {

DeviceActions::DeviceActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                             Centre& centre, Notices notices, QWidget& window)
    : workspace_(workspace),
      settings_(settings),
      notices_(notices),
      window_(window),
      notice_(workspace, actions, centre, notices) {
    actions.on(Command::choose_device, [this] { ask(); });
    const std::string saved = settings[Setting::device].toString().toStdString();
    if (workspace.device().name().empty() && !is_remote(saved)) {
        workspace.device().choose(saved);
    }
    workspace.devices().on_finished(this, [this](const std::vector<DeviceInfo>& devices) { check(devices); });
}

void DeviceActions::ask() {
    auto* dialog = new DeviceDialog(workspace_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { choose(dialog->chosen()); });
    dialog->open();
}

void DeviceActions::choose(const std::string& device) {
    workspace_.device().choose(device);
    if (!is_remote(device)) { // a program that starts does not connect to other computers on its own
        settings_.set(Setting::device, QString::fromStdString(device));
    }
    notices_.area.show_note(device.empty()
                                ? tr("Runs are recorded on this computer.")
                                : tr("Runs are recorded on %1.").arg(QString::fromStdString(device)));
    notice_.look();
}

void DeviceActions::check(const std::vector<DeviceInfo>& devices) {
    const std::string chosen = workspace_.device().name();
    if (chosen.empty() || is_remote(chosen) || device_named(chosen, devices)) {
        return;
    }
    workspace_.device().choose({});
    notices_.area.show_note(
        tr("The device \"%1\" is missing. Runs are recorded on the default device of this computer.")
            .arg(QString::fromStdString(chosen)));
}

} // namespace lockstep::gui
