#include "app/gui/workspace/device/chosen_device.h"

#include "app/worker/remote/remote_device.h"

#include <utility>

namespace lockstep::gui {

std::string ChosenDevice::name() const {
    const std::lock_guard lock(mutex_);
    return name_;
}

void ChosenDevice::choose(const std::string& name) {
    const std::lock_guard lock(mutex_);
    name_ = name;
}

bool ChosenDevice::is_far() const {
    return is_remote(name());
}

RunSpec ChosenDevice::applied_to(RunSpec run) const {
    const std::lock_guard lock(mutex_);
    std::string& device = run.options.device;
    if (run.kind == RunKind::recording || is_remote(device)) {
        return run;
    }
    if (device.empty()) {
        device = name_;
    } else if (const auto machine = machines_.find(device); machine != machines_.end()) {
        device = machine->second + "/" + device;
    }
    return run;
}

void ChosenDevice::take(const RunSpec& run, const Recording& recording) {
    const auto far = remote_device(run.options.device);
    if (run.kind == RunKind::recording || recording.launches.empty()) {
        return;
    }
    const std::lock_guard lock(mutex_);
    const std::string& name = recording.launches.front().device.name;
    if (far) {
        machines_[name] = far->machine();
    } else {
        machines_.erase(name);
    }
}

Recorder recorder_on(std::shared_ptr<ChosenDevice> device, Recorder recorder) {
    if (!recorder) {
        return recorder;
    }
    return [device = std::move(device), recorder = std::move(recorder)](const RunSpec& run,
                                                                        const ProgressSink& progress) {
        const RunSpec there = device->applied_to(run);
        auto recording = recorder(there, progress);
        if (recording) {
            device->take(there, *recording);
        }
        return recording;
    };
}

RunTimer timer_on(std::shared_ptr<ChosenDevice> device, RunTimer timer) {
    return [device = std::move(device), timer = std::move(timer)](std::vector<RunSpec> runs,
                                                                  const ProgressSink& progress) {
        for (RunSpec& run : runs) {
            run = device->applied_to(std::move(run));
        }
        return timer(runs, progress);
    };
}

Describer describer_on(std::shared_ptr<ChosenDevice> device, Describer describer) {
    return [device = std::move(device), describer = std::move(describer)](const RunSpec& run,
                                                                          const ProgressSink& progress) {
        return describer(device->applied_to(run), progress);
    };
}

} // namespace lockstep::gui
