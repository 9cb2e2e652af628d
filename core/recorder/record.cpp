#include "core/recorder/record.h"

#include "core/base/version.h"
#include "core/experiments/catalogue.h"
#include "core/kernel/readable_files.h"
#include "core/recorder/launch_file.h"
#include "core/recorder/launch_programs.h"
#include "core/recorder/live_log.h"
#include "core/recorder/plain_runs.h"
#include "core/recorder/plain_watch.h"
#include "core/recorder/shared_chain.h"
#include "core/run/capture_launch.h"
#include "core/run/concurrent.h"
#include "core/run/driver/device.h"
#include "core/run/driver/devices.h"
#include "core/trace/log_part.h"
#include "core/trace/trace_builder.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace lockstep {
namespace {

/// Limit for logging values: launches with at most this many work-items log the values that they read and
/// write, so that the window can show them.
constexpr std::uint64_t most_items_with_values = 1 << 16;
/// The same limit for programs with fences and atomics. The values show in which order the atomics were
/// executed; without them, accesses that the atomics order are races.
constexpr std::uint64_t most_items_with_order = 1 << 20;

bool may_order_groups(const Program& program) {
    const auto& sites = program.sites;
    return std::ranges::any_of(sites, [](const SiteInfo& site) { return site.kind == SiteKind::fence; }) &&
           std::ranges::any_of(sites, [](const SiteInfo& site) { return site.kind == SiteKind::atomic; });
}

class RunRecorder {
public:
    RunRecorder(LaunchPrograms& programs, const RecordOptions& options, const ProgressSink& progress,
                Recording about)
        : device_(programs.device()),
          options_(options),
          progress_(progress),
          programs_(programs),
          recording_(std::move(about)) {}

    /// Records a launch, which must outlive this object.
    Status add(const Launch& launch) {
        Result<Launch> prepared = instrumented_chain_.next(launch);
        if (!prepared) {
            return prepared.error();
        }
        const Result<bool> logs_values = needs_values(*prepared);
        if (!logs_values) {
            return logs_values.error();
        }
        const bool values = *logs_values;
        const Result<const InstrumentedProgram*> program = programs_.instrumented(*prepared, values);
        if (!program) {
            return program.error();
        }
        std::vector<LogPart> parts;
        CaptureOptions options = capture_options(launch, (*program)->instrumented, parts);
        options.with_spill = [&] { return programs_.with_spill(*prepared, values); };
        Result<Capture> captured =
            capture(device_, *prepared, (*program)->instrumented, (*program)->prepared, options, progress_);
        if (!captured) {
            return captured.error();
        }
        const std::chrono::nanoseconds taken(static_cast<std::int64_t>(captured->device_ns));
        plain_.push_back(
            {launch, (*program)->instrumented, std::chrono::duration_cast<std::chrono::milliseconds>(taken)});
        captured->untimed = has_faults_            ? Untimed::earlier_findings
                            : captured->has_faults ? Untimed::findings
                                                   : Untimed::not_reached;
        has_faults_ = has_faults_ || captured->has_faults;
        for (const Output& output : captured->outputs) {
            instrumented_chain_.keep(launch.arguments[output.argument], output.instrumented);
        }
        captured->answers = (*program)->answers;
        if ((*program)->instrumented.subgroup_width) {
            captured->sub_groups = Subgroups{options_.subgroup_width};
        }
        if (Status status = programs_.know_optimised(); !status) {
            return status;
        }
        Result<Trace> trace =
            build_trace((*program)->instrumented.program, launch.range, std::move(*captured));
        if (!trace) {
            return trace.error();
        }
        trace->parts = std::move(parts);
        recording_.launches.push_back(std::move(*trace));
        return {};
    }

    void add(const HostCode& code) {
        HostStep step{.id = code.id,
                      .after_launch = code.after_launch,
                      .bytes_read = instrumented_chain_.bytes_of(code.reads),
                      .bytes_written = instrumented_chain_.bytes_of(code.writes)};
        step.result = instrumented_chain_.run(code, step.compute_ns);
        recording_.host_steps.push_back(std::move(step));
    }

    /// Runs the plain kernels of all added launches and returns the recording.
    Result<Recording> finish(const std::vector<HostCode>& host_code) {
        name_included_files();
        if (options_.plain_watch != nullptr) {
            if (Status told = options_.plain_watch->captured(recording_); !told) {
                return told.error();
            }
        }
        const Status ran =
            PlainRuns(device_, programs_, options_, progress_, recording_).run(plain_, host_code);
        return ran ? Result<Recording>(std::move(recording_)) : ran.error();
    }

private:
    /// Whether the values that a launch reads and writes are logged.
    Result<bool> needs_values(const Launch& launch) {
        const std::uint64_t items = item_count(launch.range);
        if (options_.values || items <= most_items_with_values || items > most_items_with_order) {
            return options_.values.value_or(items <= most_items_with_values);
        }
        const Result<const InstrumentedProgram*> program = programs_.instrumented(launch, false);
        return program ? Result<bool>(may_order_groups((*program)->instrumented.program)) : program.error();
    }

    /// Adds the files that the program includes to the files of the recording.
    void name_included_files() {
        if (options_.has_all_files || recording_.held_files.empty() || recording_.launches.empty()) {
            return;
        }
        for (const std::string& path : recording_.launches[0].program.included) {
            recording_.held_files.push_back(without_links(path));
        }
    }

    /// Returns the part of the memory budget that the logs of earlier launches leave. These logs count twice,
    /// because they are passed to another process. Never zero, because a small log always fits in addition to
    /// large ones.
    [[nodiscard]] std::uint64_t memory_left() const {
        const std::uint64_t budget = options_.budget();
        std::uint64_t held = 0;
        for (const Trace& trace : recording_.launches) {
            held += (trace.events.size() + trace.values.size()) * sizeof(std::uint64_t);
        }
        return budget - std::min(budget - budget / 16, 2 * held);
    }

    /// Returns the options for capturing a launch. Parts of its log that are passed on are appended to
    /// `parts`.
    [[nodiscard]] CaptureOptions capture_options(const Launch& launch, const Instrumented& instrumented,
                                                 std::vector<LogPart>& parts) {
        CaptureOptions options{.turn_budget = options_.turn_budget, .groups = options_.groups};
        options.memory_budget = memory_left();
        options.whole_budget = options_.budget();
        if (options_.spill) {
            options.take_part = [this, &parts](const LogPiece& part) {
                parts.push_back({part.groups, options_.spill, spilled_bytes_});
                spilled_bytes_ += part.events.size_bytes() + part.values.size_bytes();
                return write_log_part(parts.back(), part.events, part.values);
            };
        }
        if (options_.part_receiver != nullptr && can_run_in_parts(instrumented.program)) {
            Trace head = head_of(launch, instrumented, options_.subgroup_width);
            head.device = device_.info;
            hand_on_live(std::move(head), recording_.launches.size(), *options_.part_receiver, parts,
                         options);
        }
        return options;
    }

    const Device& device_;
    const RecordOptions& options_;
    const ProgressSink& progress_;
    LaunchPrograms& programs_;
    SharedChain instrumented_chain_;
    std::vector<PlainLaunch> plain_; ///< one entry per launch
    bool has_faults_ = false;        ///< whether any launch so far had faults
    std::uint64_t spilled_bytes_ = 0;
    Recording recording_;
};

bool every_plain_kernel_ran(const Recording& recording) {
    return std::ranges::all_of(recording.launches,
                               [](const Trace& trace) { return trace.timing.has_value(); });
}

/// Runs the launches concurrently. If this fails, the recording gets a PlainStop.
void run_at_once(Instrumenter& instrumenter, const std::vector<Launch>& launches, const ConcurrencyPlan& plan,
                 const RecordOptions& options, Recording& recording) {
    PlainLimit limit = limit_of(options, launches.size() - 1, unknown_time);
    limit.begin();
    Result<std::vector<LaunchTimes>> times = run_concurrently(options.device, instrumenter, launches, plan);
    limit.end();
    if (times) {
        recording.concurrency = std::move(*times);
    } else {
        recording.plain_stop = stop_by(times.error(), launches.size() - 1);
    }
}

} // namespace

Result<Recording> record_run(Instrumenter& instrumenter, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options,
                             const ProgressSink& progress, Recording about) {
    const Result<Device> device = open_device(options.device);
    if (!device) {
        return device.error();
    }
    LaunchPrograms programs(*device, instrumenter, options.subgroup_width, CompilerLog::wanted, progress);
    return record_run(programs, launches, host_code, options, progress, std::move(about));
}

Result<Recording> record_run(LaunchPrograms& programs, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options,
                             const ProgressSink& progress, Recording about) {
    about.program_version = program_version();
    RunRecorder recorder(programs, options, progress, std::move(about));
    for (std::size_t i = 0; i < launches.size(); ++i) {
        if (Status status = recorder.add(launches[i]); !status) {
            return status.error();
        }
        for (const HostCode& code : host_code) {
            if (code.after_launch == i) {
                recorder.add(code);
            }
        }
    }
    return recorder.finish(host_code);
}

Result<Recording> record_experiment(Instrumenter& instrumenter, const Experiment& experiment,
                                    const ParameterValues& values, const RecordOptions& options,
                                    const ProgressSink& progress, const std::optional<std::string>& program) {
    Result<KernelSource> source = kernel_source(experiment);
    if (!source) {
        return source.error();
    }
    source->text = program.value_or(source->text);
    const Result<std::vector<Launch>> launches = experiment.launches(values, *source);
    if (!launches) {
        return launches.error();
    }
    return record_experiment(instrumenter, {experiment, values, *launches, program.has_value()}, options,
                             progress);
}

Result<Recording> record_experiment(Instrumenter& instrumenter, const ExperimentRun& run,
                                    const RecordOptions& options, const ProgressSink& progress) {
    const Experiment& experiment = run.experiment;
    const std::vector<HostCode> host_code =
        experiment.host_code ? experiment.host_code(run.values) : std::vector<HostCode>();
    Result<Recording> recording = record_run(instrumenter, run.launches, host_code, options, progress,
                                             {.what = experiment.id, .parameters = run.values});
    if (!recording) {
        return recording;
    }
    if (experiment.concurrency && options.time_plain && every_plain_kernel_ran(*recording)) {
        run_at_once(instrumenter, run.launches, experiment.concurrency(run.values), options, *recording);
    }
    // The result of an experiment that is wrong on purpose is not checked, unless the user has changed it.
    if (!experiment.is_broken() || run.is_changed) {
        recording->correct = experiment.check(run.values, run.launches, *recording);
    }
    return recording;
}

namespace {

/// Completes the run. If its hardware model depends on the device, the device is the one on which it will
/// run.
Result<RunSpec> ready_to_record(const RunSpec& run) {
    auto completed = complete_run(run);
    if (!completed || !completed->hardware.of_device) {
        return completed;
    }
    const auto device = describe_device(completed->options.device);
    return device ? on_device(std::move(*completed), *device) : device.error();
}

} // namespace

Result<Recording> record(Instrumenter& instrumenter, const RunSpec& run, const ProgressSink& progress) {
    const auto completed = ready_to_record(run);
    if (!completed) {
        return completed.error();
    }
    if (completed->kind == RunKind::launch_file) {
        return record_launch_file(instrumenter, *completed, progress);
    }
    const auto experiment = find_experiment(completed->what);
    return experiment ? record_experiment(instrumenter, **experiment, completed->parameters,
                                          completed->options, progress, completed->program_text)
                      : experiment.error();
}

} // namespace lockstep
