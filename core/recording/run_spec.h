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
    std::optional<bool> values; ///< none: only if the launch is small
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< loop iterations that a work-item may make
    std::uint64_t groups = 0;        ///< log only this many groups of each launch, from the first on; 0: all
    std::uint64_t memory_budget = 0; ///< bytes that logs may take; 0: default_memory_budget()
    std::uint64_t time_limit = 0;    ///< seconds that recording may take; 0: any time
    /// Seconds that one run of a plain kernel may take; 0: thirty times the instrumented run, at least 10.
    std::uint64_t plain_limit = 0;
    BuildLimits build; ///< for all its kernels
    std::shared_ptr<const SpillFile>
        spill;                         ///< for parts of logs beyond the budget; null: such a log is refused
    LogTaker* log_taker = nullptr;     ///< receives logs with several parts, of which only the first is kept
    PlainWatch* plain_watch = nullptr; ///< ends plain kernels that exceed their time limit
    /// For kernels that call sub-group functions: the warp width for which the recording is analysed. Set by
    /// complete_run(), or by on_device() if the device determines it.
    std::uint32_t subgroup_width = 32;

    [[nodiscard]] std::uint64_t budget() const {
        return memory_budget != 0 ? memory_budget : default_memory_budget();
    }
};

enum class RunKind : std::uint8_t {
    experiment,  ///< to be run
    launch_file, ///< a .sim, or a .cl whose launch is guessed, to be run
    recording,   ///< a recording file to be opened
};

/// How to interpret WHAT on the command line: a launch file if it ends in .sim or .cl; a recording if it ends
/// in .lks, or if it is an existing file and not the id of an experiment. Whether it really is a recording is
/// checked when it is opened.
[[nodiscard]] RunKind kind_of(const std::string& what);

/// A run as the user requests it. Everything that is run, opened or timed starts as one of these; only
/// complete_run() turns it into one that can be run.
struct RunSpec {
    std::string what; ///< an experiment's id, or the path of a launch file, a kernel file or a recording
    RunKind kind = RunKind::experiment;
    std::string kernel;      ///< of a launch or kernel file; empty: the one it names, or its only one
    std::string launch_text; ///< for a launch file: text that replaces the file's; empty: the file's own
    std::optional<std::string> program_text; ///< for a launch or kernel file: replaces its text
    std::string build_options;               ///< of a launch or kernel file; appended to the file's own
    /// Files and folders outside the launch's folder that the user allowed to be read; a folder includes
    /// everything in it. "/": all files.
    std::vector<std::string> readable = {};
    /// The given parameters of an experiment; of a launch or kernel file, the settings of with_settings().
    ParameterValues parameters;
    HardwareWish hardware; ///< for which the run is analysed
    RecordOptions options;
};

/// The name that the recording of a completed run has: an experiment's id, a launch file's name.
[[nodiscard]] std::string recorded_name(const RunSpec& run);

/// The run with all parameters, checked, and with the sub-group width of its hardware. The path of a launch
/// file becomes absolute; its parameters are checked later, when its kernel is known. A recording is returned
/// unchanged. Completing a run again changes nothing. Errors: unknown_experiment; unknown_parameter,
/// value_not_allowed.
Result<RunSpec> complete_run(RunSpec run);
/// The same for an experiment that need not be in the catalogue.
Result<RunSpec> complete_run(const Experiment& experiment, RunSpec run);

/// The completed run with the sub-group width that its hardware has on the device. Errors: hardware_for()'s.
Result<RunSpec> on_device(RunSpec run, const DeviceInfo& device);

/// What another process needs to record or time a run: all but the hardware, of which only the warp width
/// matters there, or how it is derived from the device. The reading function throws exceptions of the JSON
/// library or std::logic_error.
[[nodiscard]] nlohmann::json run_json(const RunSpec& run);
[[nodiscard]] RunSpec run_from(const nlohmann::json& value);

/// Makes the recording of a run, or opens it.
using Recorder = std::function<Result<Recording>(const RunSpec&, const ProgressSink&)>;

/// Times the plain kernels of several runs on one device, interleaved: returns a timing for each launch of
/// each run.
using RunTimer =
    std::function<Result<std::vector<RunTimings>>(const std::vector<RunSpec>&, const ProgressSink&)>;

} // namespace lockstep
