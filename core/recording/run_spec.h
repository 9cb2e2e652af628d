#pragma once

#include "core/base/memory.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/facts/timing.h"
#include "core/hardware/device_preset.h"
#include "core/site/build_limits.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

class LogTaker;   // live_log.h
class PlainWatch; // plain_watch.h
class SpillFile;  // log_part.h

struct RecordOptions {
    std::string device;         ///< part of a device's name; empty: the default device
    bool time_plain = true;     ///< time the plain kernel (only if the instrumented run had no error)
    std::optional<bool> values; ///< none: where the launch is small
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop turns a work-item may make
    std::uint64_t groups = 0;        ///< log only so many groups of each launch, from the first on; 0: all
    std::uint64_t memory_budget = 0; ///< bytes that logs may take; 0: default_memory_budget()
    std::uint64_t time_limit = 0;    ///< seconds that recording may take; 0: any time
    /// Seconds that one run of a plain kernel may take; 0: thirty times the instrumented run, and at least 10.
    std::uint64_t plain_limit = 0;
    BuildLimits build; ///< of all its kernels
    std::shared_ptr<const SpillFile>
        spill;                         ///< gets parts of logs beyond the budget; null: such a log is refused
    LogTaker* log_taker = nullptr;     ///< gets logs of several parts, of which the first alone stays
    PlainWatch* plain_watch = nullptr; ///< ends plain kernels that take longer than they may
    /// Of kernels that call sub-group functions: the warp width that the recording is to be looked at with.
    /// complete_run() sets it, and on_device() where the device decides.
    std::uint32_t subgroup_width = 32;

    [[nodiscard]] std::uint64_t budget() const {
        return memory_budget != 0 ? memory_budget : default_memory_budget();
    }
};

enum class RunKind : std::uint8_t {
    experiment,  ///< to be run
    launch_file, ///< a .sim, or a .cl with a launch that is guessed, to be run
    recording,   ///< a file to be opened
};

/// What a person means by WHAT: a launch file where it ends in .sim or .cl; a recording where it ends in .lks, or is
/// a file that is there and no experiment's id. Whether it is one is told when it is opened.
[[nodiscard]] RunKind kind_of(const std::string& what);

/// A run as somebody asks for it. Whatever runs, opens or times something begins with one of these, and
/// complete_run() alone makes of it what can be run.
struct RunSpec {
    std::string what; ///< an experiment's id, or the path of a launch file, a kernel file or a recording
    RunKind kind = RunKind::experiment;
    std::string kernel;      ///< of a launch or kernel file; empty: the one it names, or its only one
    std::string launch_text; ///< of a launch file, instead of what the file says; empty: as it says
    std::optional<std::string> program_text; ///< of a launch or kernel file, instead of the program's text
    std::string build_options;               ///< of a launch or kernel file; they follow the file's own
    /// Files and folders outside the launch's folder that the user allowed to be read, folders with all below them. "/": all
    /// files.
    std::vector<std::string> readable = {};
    /// The given parameters of an experiment; of a launch or kernel file, the settings of with_settings().
    ParameterValues parameters;
    HardwareWish hardware; ///< that the run is looked at with
    RecordOptions options;
};

/// What the recording of a completed run calls itself: an experiment's id, a launch file's name.
[[nodiscard]] std::string recorded_name(const RunSpec& run);

/// The run with all parameters, checked, and with the sub-group width of its hardware; of a launch file with its
/// absolute path: its parameters are checked when its kernel is known; a recording stays as it is. Completing it once more changes
/// nothing. Errors: unknown_experiment; unknown_parameter, value_not_allowed.
Result<RunSpec> complete_run(RunSpec run);
/// The same of an experiment that need not be of the catalogue.
Result<RunSpec> complete_run(const Experiment& experiment, RunSpec run);

/// The completed run with the sub-group width that its hardware has on the device. Errors: hardware_for()'s.
Result<RunSpec> on_device(RunSpec run, const DeviceInfo& device);

/// What another process must know of a run to record or time it: all but the hardware, of which the warp width alone
/// matters there, or what makes it on the device. What reads throws exceptions of the JSON library or std::logic_error.
[[nodiscard]] nlohmann::json run_json(const RunSpec& run);
[[nodiscard]] RunSpec run_from(const nlohmann::json& value);

/// Makes the recording of a run, or opens it.
using Recorder = std::function<Result<Recording>(const RunSpec&, const ProgressSink&)>;

/// Times the plain kernels of several runs on one device in turn: a timing for each launch of each.
using RunTimer =
    std::function<Result<std::vector<RunTimings>>(const std::vector<RunSpec>&, const ProgressSink&)>;

} // namespace lockstep
