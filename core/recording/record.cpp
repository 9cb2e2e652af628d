#include "core/recording/record.h"

#include "core/base/memory.h"
#include "core/base/version.h"
#include "core/experiments/catalogue.h"
#include "core/recording/launch_file.h"
#include "core/recording/launch_programs.h"
#include "core/recording/live_log.h"
#include "core/recording/shared_chain.h"
#include "core/run/capture_launch.h"
#include "core/run/concurrent.h"
#include "core/run/copy_speed.h"
#include "core/run/device.h"
#include "core/run/devices.h"
#include "core/run/plain_run.h"
#include "core/trace/log_part.h"
#include "core/trace/trace_builder.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace lockstep {
namespace {

/// Launches of up to this many work-items log the values they move, so that pictures show real numbers.
constexpr std::uint64_t most_items_with_values = 1 << 16;

/// A log of 64 million events is written whole; more of them nobody looks at one by one. Of a small machine half: the other
/// half is for the system and what the analyses make of the logs.
std::uint64_t default_memory_budget() {
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? most : std::min(most, memory / 2);
}

class RunRecorder {
public:
    RunRecorder(const Device& device, Instrumenter& instrumenter, const RecordOptions& options,
                const ProgressSink& progress)
        : device_(device),
          options_(options),
          progress_(progress),
          programs_(device, instrumenter, options.subgroup_width, CompilerLog::wanted, progress) {}

    Status add(const Launch& launch) {
        Result<Launch> prepared = instrumented_chain_.next(launch);
        if (!prepared) {
            return prepared.error();
        }
        const bool values = options_.values.value_or(item_count(launch.range) <= most_items_with_values);
        const Result<const InstrumentedProgram*> program = programs_.instrumented(*prepared, values);
        if (!program) {
            return program.error();
        }
        std::vector<LogPart> parts;
        const CaptureOptions options = capture_options(launch, (*program)->instrumented, parts);
        Result<Capture> captured =
            capture(device_, *prepared, (*program)->instrumented, (*program)->prepared, options, progress_);
        if (!captured) {
            return captured.error();
        }
        for (const Output& output : captured->outputs) {
            instrumented_chain_.keep(launch.arguments[output.argument], output.instrumented);
        }
        if ((*program)->instrumented.subgroup_width) {
            captured->sub_groups = Subgroups{options_.subgroup_width};
        }
        if (Status status = programs_.know_optimised(); !status) {
            return status;
        }
        if (Status status = add_plain_run(launch, (*program)->instrumented, *captured); !status) {
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
        if (plain_goes_on_) {
            step.plain_result = plain_chain_.run(code, step.compute_ns);
        }
        recording_.host_steps.push_back(std::move(step));
    }

    Recording release() { return std::move(recording_); }

private:
    /// Of the budget, beside the logs of earlier launches; they pass to another process like all, so they
    /// count twice. Never nothing: a small log fits beside large ones.
    [[nodiscard]] std::uint64_t memory_left() const {
        const std::uint64_t budget =
            options_.memory_budget != 0 ? options_.memory_budget : default_memory_budget();
        std::uint64_t held = 0;
        for (const Trace& trace : recording_.launches) {
            held += (trace.events.size() + trace.values.size()) * sizeof(std::uint64_t);
        }
        return budget - std::min(budget - budget / 16, 2 * held);
    }

    /// `parts` gets those that were handed on, while the launch is captured.
    [[nodiscard]] CaptureOptions capture_options(const Launch& launch, const Instrumented& instrumented,
                                                 std::vector<LogPart>& parts) const {
        CaptureOptions options{.turn_budget = options_.turn_budget, .groups = options_.groups};
        options.memory_budget = memory_left();
        if (options_.log_taker != nullptr && can_run_in_parts(instrumented.program)) {
            Trace head = head_of(launch, instrumented, options_.subgroup_width);
            head.device = device_.info;
            hand_on_live(std::move(head), recording_.launches.size(), *options_.log_taker, parts, options);
        } else if (!options_.parts_folder.empty()) {
            options.take_part = [this, &parts](const CapturedPart& part) {
                const auto path =
                    log_part_path(options_.parts_folder, recording_.launches.size(), parts.size());
                parts.push_back({part.groups, path.string()});
                return write_log_part(path, part.events, part.values);
            };
        }
        return options;
    }

    Status add_plain_run(const Launch& launch, const Instrumented& instrumented, Capture& captured) {
        if (!plain_goes_on_ || captured.has_faults) {
            captured.untimed = plain_goes_on_ ? Untimed::findings : Untimed::earlier_findings;
            plain_goes_on_ = false;
            return {};
        }
        Result<Launch> prepared = plain_chain_.next(launch);
        const Result<PlainProgram> program = programs_.plain(launch, instrumented);
        if (!prepared || !program) {
            return !prepared ? prepared.error() : program.error();
        }
        const std::optional<ClockedProgram> clocked =
            options_.time_plain ? programs_.clocked(launch, instrumented) : std::nullopt;
        Result<PlainRun> plain =
            run_plain(device_, *prepared, *program, clocked, instrumented, options_.time_plain, progress_);
        if (!plain) {
            return plain.error();
        }
        for (Output& output : captured.outputs) {
            output.plain = std::move(plain->contents[output.argument]);
            plain_chain_.keep(launch.arguments[output.argument], output.plain);
        }
        if (captured.sub_groups) {
            captured.sub_groups->plain = program->sub_groups;
        }
        captured.timing = std::move(plain->timing);
        captured.group_times = std::move(plain->group_times);
        captured.item_registers = plain->item_registers;
        if (Status status = add_copy_speed(captured); !status) {
            return status;
        }
        captured.untimed = options_.time_plain ? Untimed::no : Untimed::not_asked;
        return {};
    }

    /// Measured once a run, beside its first time.
    Status add_copy_speed(Capture& captured) {
        if (!captured.timing) {
            return {};
        }
        if (copy_bytes_per_second_ == 0) {
            const Result<std::uint64_t> speed = measure_copy(device_);
            if (!speed) {
                return speed.error();
            }
            copy_bytes_per_second_ = *speed;
        }
        captured.timing->copy_bytes_per_second = copy_bytes_per_second_;
        return {};
    }

    const Device& device_;
    const RecordOptions& options_;
    const ProgressSink& progress_;
    LaunchPrograms programs_;
    SharedChain instrumented_chain_;
    SharedChain plain_chain_;
    bool plain_goes_on_ = true;
    std::uint64_t copy_bytes_per_second_ = 0;
    Recording recording_;
};

bool every_plain_kernel_ran(const Recording& recording) {
    return std::ranges::all_of(recording.launches,
                               [](const Trace& trace) { return trace.timing.has_value(); });
}

} // namespace

Result<Recording> record_run(Instrumenter& instrumenter, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options,
                             const ProgressSink& progress) {
    const Result<Device> device = open_device(options.device);
    if (!device) {
        return device.error();
    }
    RunRecorder recorder(*device, instrumenter, options, progress);
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
    Recording recording = recorder.release();
    recording.program_version = program_version();
    return recording;
}

Result<Recording> record_experiment(Instrumenter& instrumenter, const Experiment& experiment,
                                    const ParameterValues& values, const RecordOptions& options,
                                    const ProgressSink& progress) {
    const Result<KernelSource> source = kernel_source(experiment);
    if (!source) {
        return source.error();
    }
    const Result<std::vector<Launch>> launches = experiment.launches(values, *source);
    if (!launches) {
        return launches.error();
    }
    const std::vector<HostCode> host_code =
        experiment.host_code ? experiment.host_code(values) : std::vector<HostCode>();
    Result<Recording> recording = record_run(instrumenter, *launches, host_code, options, progress);
    if (!recording) {
        return recording;
    }
    if (experiment.concurrency && options.time_plain && every_plain_kernel_ran(*recording)) {
        Result<std::vector<LaunchTimes>> times =
            run_concurrently(options.device, instrumenter, *launches, experiment.concurrency(values));
        if (!times) {
            return times.error();
        }
        recording->concurrency = std::move(*times);
    }
    recording->what = experiment.id;
    recording->parameters = values;
    // A broken experiment is there to be seen failing: its result says nothing.
    if (!experiment.is_broken()) {
        recording->correct = experiment.check(values, *launches, *recording);
    }
    return recording;
}

namespace {

/// Completed, for the device that it will run on.
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
                                          completed->options, progress)
                      : experiment.error();
}

} // namespace lockstep
