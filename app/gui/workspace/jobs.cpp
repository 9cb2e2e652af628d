#include "app/gui/workspace/jobs.h"

#include "core/base/data_dir.h"
#include "core/base/file_sink.h"
#include "core/experiments/catalogue.h"
#include "core/facts/timing.h"
#include "core/kernel/launch_copy.h"
#include "core/kernel/sim/sim_program.h"
#include "core/recording/look.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <filesystem>
#include <span>
#include <utility>

namespace lockstep::gui {
namespace {

Result<std::shared_ptr<const Session>> run_or_analyse(const Recorder& recorder, const RunRequest& request,
                                                      const ProgressSink& progress) {
    RunSpec wanted = request.run;
    if (request.before != nullptr) {
        const Recording& recording = request.before->recording();
        const bool is_experiment = find_experiment(recording.what).ok();
        const bool can_record = is_experiment || request.run.kind == RunKind::launch_file;
        const Result<HardwareModel> hardware = hardware_for(request.run.hardware, recording);
        if (!hardware) {
            return hardware.error();
        }
        if (fits(recording, *hardware) || !can_record) {
            return analyse_again(*request.before, *hardware, progress);
        }
        if (is_experiment) {
            // the sub-group width differs, so the experiment is recorded again with the same parameters
            wanted.parameters = recording.parameters;
        }
    }
    return look(recorder, wanted, {}, progress);
}

/// Reads the program of a launch that cannot be run, so that the user can correct it; empty if there is none.
QString program_of(const RunSpec& run) {
    if (run.program_text) {
        return QString::fromStdString(*run.program_text);
    }
    if (run.what.ends_with(".cl")) {
        const Result<std::string> text = read_text_file(run.what);
        return text ? QString::fromStdString(*text) : QString();
    }
    const Result<SimFile> sim = read_sim_file(run.what);
    const Result<KernelSource> source = sim ? sim_program(*sim, run.what) : sim.error();
    return source ? QString::fromStdString(source->text) : QString();
}

} // namespace

RunJob::Work run_with(Recorder recorder) {
    return [recorder = std::move(recorder)](const RunRequest& request, const ProgressSink& progress) {
        return run_or_analyse(recorder, request, progress);
    };
}

LaunchJob::Work read_with(Describer describer) {
    return [describer = std::move(describer)](const RunSpec& run,
                                              const ProgressSink& progress) -> Result<LaunchRead> {
        Result<LaunchForm> form = describer(run, progress);
        // the program may be one of the files outside the folder
        if (form || form.error().code == ErrorCode::files_outside) {
            return LaunchRead{std::move(form), {}};
        }
        if (form.error().code == ErrorCode::cancelled) {
            return form.error();
        }
        return LaunchRead{std::move(form), program_of(run)};
    };
}

SweepJob::Work sweep_with(Recorder recorder, RunTimer timer) {
    return [recorder = std::move(recorder),
            timer = std::move(timer)](const SweepWanted& wanted,
                                      const SweepJob::Tell& tell) -> Result<std::shared_ptr<const Sweep>> {
        const auto sink = [&tell](const SweepProgress& at) {
            SweepStep step{at.point, at.points, at.step.stage};
            if (at.finished != nullptr) {
                step.measured = *at.finished;
            }
            return tell(step);
        };
        Result<Sweep> made = sweep(wanted.subject, wanted.request, recorder, sink, timer);
        if (!made) {
            return made.error();
        }
        return std::make_shared<const Sweep>(std::move(made).value());
    };
}

TurnJob::Work time_with(RunTimer timer) {
    return [timer = std::move(timer)](const TurnRequest& request,
                                      const ProgressSink& progress) -> Result<TimesInTurn> {
        std::vector<RunSpec> runs;
        for (const RunInTurn& each : request.runs) {
            runs.push_back(each.run);
        }
        const Result<std::vector<RunTimings>> timings = timer(runs, progress);
        if (!timings) {
            return timings.error();
        }
        TimesInTurn times;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            times[request.runs[i].key] = one_after_the_other((*timings)[i]);
        }
        return times;
    };
}

Result<std::monostate> save_recording(const RecordingToSave& wanted, const ProgressSink& progress) {
    const Status saved = write_recording(*wanted.recording, wanted.path.toStdString(), Codec::zstd, progress);
    return saved ? Result<std::monostate>(std::monostate()) : saved.error();
}

Result<TextSaved> save_text(const TextToSave& wanted) {
    const std::filesystem::path path = wanted.path.toStdString();
    std::error_code ignored;
    if (!wanted.mark.empty() && std::filesystem::exists(path, ignored)) {
        const Result<std::string> before = read_text_file(path);
        if (!before || !before->starts_with(wanted.mark)) {
            return TextSaved::left_alone;
        }
    }
    auto sink = FileSink::open(path);
    if (!sink) {
        return sink.error();
    }
    Status done = (*sink)->write(std::as_bytes(std::span(wanted.text)));
    done = done ? (*sink)->finish({}, FileSink::OnDisk::before_naming) : done;
    return done ? Result<TextSaved>(TextSaved::yes) : done.error();
}

Result<std::monostate> copy_kernel(const KernelCopy& wanted) {
    const std::filesystem::path path = wanted.path.toStdString();
    std::filesystem::path beside = path;
    std::error_code ignored;
    // the user agreed to replace `path`, but was not asked about this file
    if (std::filesystem::exists(beside.replace_extension("sim"), ignored)) {
        return Error{.code = ErrorCode::cannot_write_file, .arguments = {beside.string(), "File exists"}};
    }
    const auto source = kernel_source(wanted.experiment);
    if (!source) {
        return source.error();
    }
    const auto launches = wanted.experiment.launches(wanted.values, *source);
    if (!launches) {
        return launches.error();
    }
    Launch launch = (*launches)[std::min(wanted.launch, launches->size() - 1)];
    launch.source.text = wanted.text.value_or(launch.source.text);
    if (wanted.local_size && wanted.local_size->first < launch.arguments.size()) {
        launch.arguments[wanted.local_size->first].size_bytes = wanted.local_size->second;
    }
    const Status done = write_copy(launch, path);
    return done ? Result<std::monostate>(std::monostate()) : done.error();
}

} // namespace lockstep::gui
