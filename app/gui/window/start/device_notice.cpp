#include "app/gui/window/start/device_notice.h"

#include "app/gui/panels/status_line.h"
#include "app/gui/start/start_page.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/window/centre.h"
#include "app/worker/client.h"

#include <initializer_list>
#include <utility>

namespace lockstep::gui {

Result<std::vector<DeviceInfo>> local_devices_in_worker(std::monostate /*request*/,
                                                        const ProgressSink& progress) {
    auto found = devices_in_worker(progress);
    return found ? Result<std::vector<DeviceInfo>>(std::move(found->devices))
                 : Result<std::vector<DeviceInfo>>(found.error());
}

QString no_device_sentence() {
    return DeviceNotice::tr("No OpenCL device. Recordings and examples open without one.");
}

DeviceNotice::DeviceNotice(Workspace& workspace, const ActionSet& actions, Centre& centre, Notices notices)
    : workspace_(workspace), actions_(actions), centre_(centre), notices_(notices) {
    for (const Command command : {Command::run, Command::run_all}) {
        tooltips_[command] = actions[command].toolTip();
    }
    connect(&workspace.devices(), &AnyJob::finished, this, [this] { set_lacking(false); });
    for (const AnyJob* job : std::initializer_list<const AnyJob*>{&workspace.devices(), &workspace.runs()}) {
        connect(job, &AnyJob::failed, this, &DeviceNotice::take);
    }
    connect(&centre, &Centre::page_shown, this, &DeviceNotice::look);
    if (workspace.desk().start.lacks_device) { // a previous window has found out
        show(true);
    }
}

void DeviceNotice::look() {
    if (workspace_.device().is_far()) {
        set_lacking(false);
        return;
    }
    DevicesJob& devices = workspace_.devices();
    if (centre_.shows_start() && devices.has_work() && !devices.is_running()) {
        devices.start({});
    }
}

void DeviceNotice::take(const Error& error) {
    if (workspace_.device().is_far()) {
        return; // the error is about that computer
    }
    if (error.code == ErrorCode::no_device || error.code == ErrorCode::no_device_of_driver) {
        set_lacking(true);
    }
}

void DeviceNotice::set_lacking(bool lacks) {
    if (std::exchange(workspace_.desk().start.lacks_device, lacks) != lacks) {
        show(lacks);
        emit changed();
    }
}

void DeviceNotice::show(bool lacks) {
    const QString sentence = lacks ? no_device_sentence() : QString();
    for (const auto& [command, tooltip] : tooltips_) {
        actions_[command].setEnabled(!lacks);
        actions_[command].setToolTip(lacks ? sentence : tooltip);
    }
    workspace_.desk().sweep.why_not = sentence;
    centre_.sweep_page().set_running(workspace_.sweeps().is_running());
    centre_.start_page().show_notice(sentence);
    notices_.line.set_no_device(sentence);
}

} // namespace lockstep::gui
