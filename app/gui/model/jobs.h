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

/// The place of a run among several that are made behind the picture.
struct RunBehind {
    int number = 1; ///< from 1
    int of = 1;
};

/// What to run or to open, or a session that is only to be analysed for other hardware.
struct RunRequest {
    RunSpec run;
    std::shared_ptr<const Session> before = nullptr; ///< one at hand; the run then brings its hardware
    std::optional<RunBehind> behind = std::nullopt;  ///< what is shown stays
};
using RunJob = Job<RunRequest, std::shared_ptr<const Session>>;
[[nodiscard]] RunJob::Work run_with(Recorder recorder);

/// What a launch file or a kernel file launches.
struct LaunchRead {
    Result<LaunchForm> form;
    QString program; ///< its text, as far as it could be read, if the form failed
};
/// Describes what a launch file or a kernel file launches.
using Describer = std::function<Result<LaunchForm>(const RunSpec&, const ProgressSink&)>;
using LaunchJob = Job<RunSpec, LaunchRead>;
[[nodiscard]] LaunchJob::Work read_with(Describer describer);

struct SweepWanted {
    Experiment experiment;
    SweepRequest request;
};
/// A combination has reached another stage, or is measured.
struct SweepStep {
    std::size_t point = 0;
    std::size_t points = 0;
    Stage stage{};
    std::optional<SweepPoint> measured = std::nullopt;
};
using SweepJob = Job<SweepWanted, std::shared_ptr<const Sweep>, SweepStep>;
/// Without a timer, a sweep keeps its first times. A cancelled sweep is a result if something was measured.
[[nodiscard]] SweepJob::Work sweep_with(Recorder recorder, RunTimer timer = nullptr);

/// A run of this device whose plain kernels can be timed once more.
struct RunInTurn {
    QString key; ///< RunSummary's
    RunSpec run;
};
/// Runs of one device that are compared.
struct TurnRequest {
    std::vector<RunInTurn> runs;
};
/// The time of all launches of a run together, by the run's key.
using TimesInTurn = std::map<QString, Timing>;
using TurnJob = Job<TurnRequest, TimesInTurn>;
[[nodiscard]] TurnJob::Work time_with(RunTimer timer);

/// A recording to save. A file that is there stays whole until the new one is complete.
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
    /// An existing file is replaced only if it begins with this: Lockstep wrote it. Empty: it is always replaced.
    std::string mark = {};
};
enum class TextSaved : std::uint8_t { yes, left_alone };
using TextJob = Job<TextToSave, TextSaved>;
[[nodiscard]] Result<TextSaved> save_text(const TextToSave& wanted);

/// An experiment's kernel to copy into files of the user: its source, its launch and its inputs.
struct KernelCopy {
    Experiment experiment;
    ParameterValues values; ///< of all parameters
    std::size_t launch = 0;
    QString path;
};
using CopyJob = Job<KernelCopy, std::monostate>;
[[nodiscard]] Result<std::monostate> copy_kernel(const KernelCopy& wanted);

} // namespace lockstep::gui
