// The jobs of the window: the request, the result and the work function of each kind of work.
#pragma once

#include "app/gui/workspace/job.h"
#include "app/gui/workspace/run_summary.h"
#include "core/experiments/experiment.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"
#include "core/recording/sweep.h"
#include "core/session/session.h"

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lockstep::gui {

/// Position of a run in a series of runs that are recorded in the background.
struct RunBehind {
    int number = 1; ///< number of this run, from 1
    int of = 1;
};

/// A run to record, a recording to open, or a session to analyse again with other hardware.
struct RunRequest {
    RunSpec run;
    /// An existing session to analyse again with the hardware of `run`.
    std::shared_ptr<const Session> before = nullptr;
    /// Set for a background run, which does not replace the shown run.
    std::optional<RunBehind> behind = std::nullopt;
};
using RunJob = Job<RunRequest, std::shared_ptr<const Session>>;
[[nodiscard]] RunJob::Work run_with(Recorder recorder);

/// The launch that was read from a launch file or a kernel file.
struct LaunchRead {
    Result<LaunchForm> form;
    QString program; ///< source text of the program, as far as it could be read, if reading the form failed
};
/// Function that reads the launch described by a launch file or a kernel file.
using Describer = std::function<Result<LaunchForm>(const RunSpec&, const ProgressSink&)>;
using LaunchJob = Job<RunSpec, LaunchRead>;
[[nodiscard]] LaunchJob::Work read_with(Describer describer);

struct SweepWanted {
    SweepSubject subject;
    SweepRequest request;
};
/// Progress of a sweep: a combination has entered another stage, or was measured.
struct SweepStep {
    std::size_t point = 0;
    std::size_t points = 0;
    Stage stage{};
    std::optional<SweepPoint> measured = std::nullopt;
};
using SweepJob = Job<SweepWanted, std::shared_ptr<const Sweep>, SweepStep>;
/// Returns the work of a sweep. Without a timer, combinations keep the times measured while they were
/// recorded. A cancelled sweep counts as a result if at least one combination was measured.
[[nodiscard]] SweepJob::Work sweep_with(Recorder recorder, RunTimer timer = nullptr);

/// A run on this machine whose plain kernels can be timed again.
struct RunInTurn {
    QString key; ///< key of the run's RunSummary
    RunSpec run;
};
/// Compared runs on one device, to be timed alternately.
struct TurnRequest {
    std::vector<RunInTurn> runs;
};
/// The total time of all launches of each run, by the run's key.
using TimesInTurn = std::map<QString, Timing>;
using TurnJob = Job<TurnRequest, TimesInTurn>;
[[nodiscard]] TurnJob::Work time_with(RunTimer timer);

/// Request to save a recording. An existing file stays intact until the new one is complete.
struct RecordingToSave {
    std::shared_ptr<const Recording> recording;
    QString path;
};
using RecordingJob = Job<RecordingToSave, std::monostate>;
[[nodiscard]] Result<std::monostate> save_recording(const RecordingToSave& wanted,
                                                    const ProgressSink& progress);

/// Request to save a text file.
struct TextToSave {
    QString path;
    std::string text;
    /// An existing file is replaced only if it starts with this mark, which protects files that Lockstep did
    /// not write. Empty: an existing file is always replaced.
    std::string mark = {};
};
enum class TextSaved : std::uint8_t { yes, left_alone };
using TextJob = Job<TextToSave, TextSaved>;
[[nodiscard]] Result<TextSaved> save_text(const TextToSave& wanted);

/// Lists the OpenCL devices of this computer. Errors: those of devices_in_worker().
using DevicesJob = Job<std::monostate, std::vector<DeviceInfo>>;

/// Lists the devices of another computer, "ssh:HOST". Errors: those of remote_devices().
using MachineJob = Job<std::string, std::vector<DeviceInfo>>;

/// Request to copy an experiment's kernel into the user's files: its source, its launch and its inputs.
struct KernelCopy {
    Experiment experiment;
    ParameterValues values; ///< values of all parameters
    std::size_t launch = 0;
    QString path;
    std::optional<std::string> text = {}; ///< replaces the source
    /// An argument in local memory that needs another size: its index, and the size in bytes.
    std::optional<std::pair<std::uint32_t, std::uint64_t>> local_size = {};
};
using CopyJob = Job<KernelCopy, std::monostate>;
[[nodiscard]] Result<std::monostate> copy_kernel(const KernelCopy& wanted);

} // namespace lockstep::gui
