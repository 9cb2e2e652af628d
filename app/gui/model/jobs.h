// The jobs of the window: for each kind of work its request, its result, and the function that does it.
#pragma once

#include "app/gui/model/job.h"
#include "app/gui/model/run_summary.h"
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

/// Position of a run among several that are made in the background.
struct RunBehind {
    int number = 1; ///< from 1
    int of = 1;
};

/// Something to run or to open, or a session that only needs another analysis for other hardware.
struct RunRequest {
    RunSpec run;
    std::shared_ptr<const Session> before = nullptr; ///< an available session; the run provides its hardware
    std::optional<RunBehind> behind = std::nullopt;  ///< the shown run stays
};
using RunJob = Job<RunRequest, std::shared_ptr<const Session>>;
[[nodiscard]] RunJob::Work run_with(Recorder recorder);

/// The launch that a launch file or a kernel file describes.
struct LaunchRead {
    Result<LaunchForm> form;
    QString program; ///< its text, as far as it could be read, if the form failed
};
/// Describes the launch of a launch file or a kernel file.
using Describer = std::function<Result<LaunchForm>(const RunSpec&, const ProgressSink&)>;
using LaunchJob = Job<RunSpec, LaunchRead>;
[[nodiscard]] LaunchJob::Work read_with(Describer describer);

struct SweepWanted {
    Experiment experiment;
    SweepRequest request;
};
/// A combination has reached another stage, or has been measured.
struct SweepStep {
    std::size_t point = 0;
    std::size_t points = 0;
    Stage stage{};
    std::optional<SweepPoint> measured = std::nullopt;
};
using SweepJob = Job<SweepWanted, std::shared_ptr<const Sweep>, SweepStep>;
/// Without a timer, a sweep keeps its first times. A cancelled sweep is a result if something was measured.
[[nodiscard]] SweepJob::Work sweep_with(Recorder recorder, RunTimer timer = nullptr);

/// A run on this device whose plain kernels can be timed again.
struct RunInTurn {
    QString key; ///< the key of its RunSummary
    RunSpec run;
};
/// Compared runs on one device.
struct TurnRequest {
    std::vector<RunInTurn> runs;
};
/// The total time of all launches of a run, by the run's key.
using TimesInTurn = std::map<QString, Timing>;
using TurnJob = Job<TurnRequest, TimesInTurn>;
[[nodiscard]] TurnJob::Work time_with(RunTimer timer);

/// A recording to save. An existing file stays intact until the new one is complete.
struct RecordingToSave {
    std::shared_ptr<const Recording> recording;
    QString path;
};
using RecordingJob = Job<RecordingToSave, std::monostate>;
[[nodiscard]] Result<std::monostate> save_recording(const RecordingToSave& wanted,
                                                    const ProgressSink& progress);

/// A text to save.
struct TextToSave {
    QString path;
    std::string text;
    /// An existing file is replaced only if it starts with this mark, so that only Lockstep's own files are
    /// replaced. Empty: it is always replaced.
    std::string mark = {};
};
enum class TextSaved : std::uint8_t { yes, left_alone };
using TextJob = Job<TextToSave, TextSaved>;
[[nodiscard]] Result<TextSaved> save_text(const TextToSave& wanted);

/// An experiment's kernel, to be copied into files of the user: its source, its launch and its inputs.
struct KernelCopy {
    Experiment experiment;
    ParameterValues values; ///< of all parameters
    std::size_t launch = 0;
    QString path;
};
using CopyJob = Job<KernelCopy, std::monostate>;
[[nodiscard]] Result<std::monostate> copy_kernel(const KernelCopy& wanted);

} // namespace lockstep::gui
