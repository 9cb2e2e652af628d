#pragma once

#include "app/gui/workspace/jobs.h"
#include "core/recording/run_spec.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace lockstep::gui {

/// The device on which the window records, as in --device; empty: the default device of this computer. Thread-safe,
/// because runs are recorded in other threads.
class ChosenDevice {
public:
    [[nodiscard]] std::string name() const;
    void choose(const std::string& name);
    /// Whether it is a device of another computer.
    [[nodiscard]] bool is_far() const;

    /// Returns the run for this device. A run that names the device of a shown recording, as comparisons and cures do,
    /// goes to the computer that made that recording.
    [[nodiscard]] RunSpec applied_to(RunSpec run) const;
    /// Remembers which computer has recorded a run.
    void take(const RunSpec& run, const Recording& recording);

private:
    mutable std::mutex mutex_;
    std::string name_;
    std::map<std::string, std::string> machines_; ///< by the name of a device: its computer, "ssh:HOST"
};

// Functions that work on the chosen device.
[[nodiscard]] Recorder recorder_on(std::shared_ptr<ChosenDevice> device, Recorder recorder);
[[nodiscard]] RunTimer timer_on(std::shared_ptr<ChosenDevice> device, RunTimer timer);
[[nodiscard]] Describer describer_on(std::shared_ptr<ChosenDevice> device, Describer describer);

} // namespace lockstep::gui
