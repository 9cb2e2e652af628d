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

class LogPartReceiver; // defined in live_log.h
class PlainWatch;      // defined in plain_watch.h
class SpillFile;       // defined in log_part.h

struct RecordOptions {
    std::string device; ///< part of the device's name; empty: the default device
    /// Whether to time the plain kernel. It is only timed if the instrumented run had no error.
    bool time_plain = true;
    /// Whether to log values; if empty, values are logged only if the launch is small.
    std::optional<bool> values;
    std::uint64_t turn_budget = std::uint64_t{1} << 26; ///< limit of loop iterations per work-item
    std::uint64_t groups = 0;        ///< log only the first `groups` groups of each launch; 0: all
    std::uint64_t memory_budget = 0; ///< limit in bytes for the logs; 0: default_memory_budget()
    std::uint64_t time_limit = 0;    ///< limit in seconds for recording; 0: no limit
    /// Time limit in seconds for one run of a plain kernel; 0: thirty times as long as the instrumented run,
    /// but at least 10 seconds.
    std::uint64_t plain_limit = 0;
    BuildLimits build; ///< limits for building all kernels of the run
    /// Receives the parts of a log that exceeds the memory budget; null: such a log is refused.
    std::shared_ptr<const SpillFile> spill;
    /// Receives logs with several parts, of which only the first part is kept.
    LogPartReceiver* part_receiver = nullptr;
    /// Whether the files of the recording are complete. Otherwise, the files that the program includes are added.
    bool has_all_files = false;
    PlainWatch* plain_watch = nullptr; ///< monitors plain kernels and ends those that exceed their time limit
    /// The warp width for which a kernel with sub-group functions is recorded. Set by complete_run(), or by
    /// on_device() if it depends on the device.
    std::uint32_t subgroup_width = 32;

    [[nodiscard]] std::uint64_t budget() const {
        return memory_budget != 0 ? memory_budget : default_memory_budget();
    }
};

enum class RunKind : std::uint8_t {
    experiment, ///< an experiment, which is run
    /// A launch file (.sim), or a kernel file (.cl) with a saved or guessed launch. The launch is run.
    launch_file,
    recording, ///< a recording, which is opened
};

/// Determines how to interpret WHAT on the command line: as a launch file if it ends in .sim or .cl; as a
/// recording if it ends in .lks, or if it is an existing file and not the id of an experiment; otherwise as
/// an experiment. The contents of a recording are checked only when it is opened.
[[nodiscard]] RunKind kind_of(const std::string& what);

/// A run as requested by the user. Everything that is run, opened or timed is first described by a RunSpec.
/// complete_run() must be called before it can be run.
struct RunSpec {
    std::string what; ///< id of an experiment, or path of a launch file, kernel file or recording
    RunKind kind = RunKind::experiment;
    /// Name of the kernel to run. If empty, the kernel that the launch file names, or the only kernel.
    std::string kernel;
    std::string launch_text; ///< replaces the contents of the launch file; empty: use the file
    /// Replaces the program of a launch file, a kernel file or an experiment. The result of an experiment is then
    /// checked even if the experiment is wrong on purpose.
    std::optional<std::string> program_text;
    /// Build options that are added to those of the launch file or kernel file.
    std::string build_options;
    /// Files and folders outside the folder of the launch that the user allows it to read. A folder includes
    /// everything in it. "/" allows all files.
    std::vector<std::string> readable = {};
    /// Parameters of an experiment, or the settings of a launch or kernel file (see with_settings()).
    ParameterValues parameters;
    HardwareWish hardware; ///< hardware for which the run is analysed
    RecordOptions options;
};

/// Returns the name of the recording of a completed run: the id of an experiment, or the name of a launch
/// file.
[[nodiscard]] std::string recorded_name(const RunSpec& run);

/// Completes a run: adds missing parameters, checks them, and sets the sub-group width according to the
/// hardware. The path of a launch file becomes absolute; its parameters are checked later, when its kernel is
/// known. A recording is returned unchanged. Completing a completed run changes nothing. Errors:
/// unknown_experiment; unknown_parameter, value_not_allowed.
Result<RunSpec> complete_run(RunSpec run);
/// Completes a run of an experiment, which need not be in the catalogue. Otherwise like the other overload.
Result<RunSpec> complete_run(const Experiment& experiment, RunSpec run);

/// Returns the completed run with the sub-group width that its hardware has on this device. Errors: those of
/// hardware_for().
Result<RunSpec> on_device(RunSpec run, const DeviceInfo& device);

/// Converts a run to JSON and back, so that another process can record or time it. The JSON contains
/// everything except the hardware, of which only the warp width (or how to derive it from the device) is
/// needed. Reading throws exceptions of the JSON library or std::logic_error.
[[nodiscard]] nlohmann::json run_json(const RunSpec& run);
[[nodiscard]] RunSpec run_from(const nlohmann::json& value);

/// A function that records a run, or opens its recording.
using Recorder = std::function<Result<Recording>(const RunSpec&, const ProgressSink&)>;

/// A function that measures the times of the plain kernels of several runs on one device, alternating between
/// the runs. It returns one timing for each launch of each run.
using RunTimer =
    std::function<Result<std::vector<RunTimings>>(const std::vector<RunSpec>&, const ProgressSink&)>;

} // namespace lockstep
