#include "core/recorder/time_runs.h"

#include "core/experiments/catalogue.h"
#include "core/recorder/launch_file.h"
#include "core/recorder/launch_programs.h"
#include "core/recorder/plain_runs.h"
#include "core/recorder/plain_watch.h"
#include "core/recorder/record_pack.h"
#include "core/recorder/shared_chain.h"
#include "core/run/driver/copy_speed.h"
#include "core/run/driver/device.h"
#include "core/run/plain_kernel.h"
#include "core/run/turns.h"

#include <chrono>
#include <deque>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

/// A launch whose inputs are kept in memory while it is timed.
struct Timed {
    std::size_t run = 0;
    Launch launch;
    std::unique_ptr<PlainKernel> kernel;
};

/// The steps of a run, in order.
struct RunSteps {
    std::vector<Launch> launches;
    std::vector<HostCode> host_code;
};

Result<RunSteps> steps_of(const RunSpec& run, Instrumenter& instrumenter) {
    if (run.kind == RunKind::launch_file) {
        auto described = launch_in_file(instrumenter, run);
        if (!described) {
            return described.error();
        }
        RunSteps steps;
        steps.launches.push_back(std::move(described->launch));
        return steps;
    }
    const auto experiment = find_experiment(run.what);
    if (!experiment) {
        return experiment.error();
    }
    auto source = kernel_source(**experiment);
    if (!source) {
        return source.error();
    }
    source->text = run.program_text.value_or(source->text);
    auto launches = (*experiment)->launches(run.parameters, *source);
    if (!launches) {
        return launches.error();
    }
    const auto& host_code = (*experiment)->host_code;
    return RunSteps{std::move(*launches), host_code ? host_code(run.parameters) : std::vector<HostCode>()};
}

/// Errors: pack_of_another_version.
Result<RunSteps> steps_of(const PackedRun& packed) {
    if (!packed.is_experiment) {
        return RunSteps{packed.launches, {}};
    }
    const auto experiment = packed_experiment(packed);
    if (!experiment) {
        return experiment.error();
    }
    const auto& host_code = (*experiment)->host_code;
    return RunSteps{packed.launches, host_code ? host_code(packed.parameters) : std::vector<HostCode>()};
}

/// Prepares the launches of all runs so that each can be run repeatedly.
class TimedLaunches {
public:
    /// The options apply to all runs.
    TimedLaunches(const Device& device, const RecordOptions& options, const ProgressSink& progress)
        : device_(device), options_(options), progress_(progress) {}

    Status add(Instrumenter& instrumenter, const RunSpec& asked) {
        auto completed = complete_run(asked);
        const auto run =
            completed ? on_device(std::move(*completed), device_.info) : Result<RunSpec>(completed.error());
        if (!run) {
            return run.error();
        }
        const auto steps = steps_of(*run, instrumenter);
        return steps ? add(instrumenter, run->options.subgroup_width, *steps) : steps.error();
    }

    Status add(Instrumenter& instrumenter, const PackedRun& packed) {
        const auto steps = steps_of(packed);
        return steps ? add(instrumenter, packed.subgroup_width, *steps) : steps.error();
    }

    Result<std::vector<RunTimings>> time() {
        std::vector<PlainKernel*> kernels;
        for (const auto& timed : all_) {
            kernels.push_back(timed->kernel.get());
        }
        PlainLimit limit = limit_of(options_, 0, first_runs_);
        const auto timings = time_in_turn(device_, kernels, limit, progress_);
        limit.end();
        const auto copy = measure_copy(device_);
        if (!timings || !copy) {
            return timings ? copy.error() : timings.error();
        }
        std::vector<RunTimings> runs(runs_);
        for (std::size_t i = 0; i < all_.size(); ++i) {
            RunTimings& run = runs[all_[i]->run];
            run.push_back((*timings)[i]);
            run.back().copy_bytes_per_second = *copy;
        }
        return runs;
    }

private:
    Status add(Instrumenter& instrumenter, std::uint32_t subgroup_width, const RunSteps& steps) {
        LaunchPrograms programs(device_, instrumenter, subgroup_width, CompilerLog::as_it_comes, progress_);
        SharedChain chain;
        for (std::size_t i = 0; i < steps.launches.size(); ++i) {
            if (Status status = add(steps.launches[i], programs, chain); !status) {
                return status;
            }
            for (const HostCode& code : steps.host_code) {
                if (code.after_launch == i) {
                    std::uint64_t compute_ns = 0;
                    chain.run(code, compute_ns);
                }
            }
        }
        ++runs_;
        return {};
    }

    Status add(const Launch& launch, LaunchPrograms& programs, SharedChain& chain) {
        auto prepared = chain.next(launch);
        if (!prepared) {
            return prepared.error();
        }
        const auto instrumented = programs.text(*prepared);
        if (!instrumented) {
            return instrumented.error();
        }
        PlainLimit limit = limit_of(options_, all_.size(), unknown_time);
        limit.begin_build();
        const auto program = programs.timed(*prepared, *instrumented);
        if (!program) {
            return program.error();
        }
        const auto begin = std::chrono::steady_clock::now();
        all_.push_back(std::make_unique<Timed>(Timed{runs_, std::move(*prepared), nullptr}));
        Timed& timed = *all_.back();
        std::vector<std::vector<std::byte>> contents;
        auto kernel = run_first(device_, timed.launch, *program, *instrumented, contents, limit, progress_);
        if (!kernel) {
            return kernel.error();
        }
        first_runs_ +=
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
        limit.end();
        timed.kernel = std::move(*kernel);
        for (std::size_t argument = 0; argument < contents.size(); ++argument) {
            if (!contents[argument].empty()) {
                chain.keep(launch.arguments[argument], contents[argument]);
            }
        }
        return {};
    }

    const Device& device_;
    const RecordOptions& options_;
    const ProgressSink& progress_;
    std::chrono::milliseconds first_runs_{0}; ///< total time of the first runs of all launches
    /// The launches of all runs. The elements are pointers, because kernels refer to their launches, which
    /// must not move.
    std::vector<std::unique_ptr<Timed>> all_;
    std::size_t runs_ = 0;
};

} // namespace

Result<std::vector<RunTimings>> time_runs(Instrumenter& instrumenter, const std::vector<RunSpec>& runs,
                                          const ProgressSink& progress, const std::function<void()>& on_run) {
    if (runs.empty()) {
        return std::vector<RunTimings>();
    }
    const Result<Device> opened = open_device(runs.front().options.device);
    if (!opened) {
        return opened.error();
    }
    TimedLaunches launches(*opened, runs.front().options, progress);
    for (const RunSpec& run : runs) {
        if (on_run) {
            on_run();
        }
        if (Status status = launches.add(instrumenter, run); !status) {
            return status.error();
        }
    }
    return launches.time();
}

Result<std::vector<RunTimings>> time_packs(const std::vector<PackedRun>& runs, const RecordOptions& options,
                                           const ProgressSink& progress,
                                           const std::function<void(PackedInstrumenter&)>& on_run) {
    const Result<Device> opened = open_device(options.device);
    if (!opened) {
        return opened.error();
    }
    TimedLaunches launches(*opened, options, progress);
    std::deque<PackedInstrumenter> instrumenters; // `on_run` may keep pointers to them
    for (const PackedRun& run : runs) {
        PackedInstrumenter& instrumenter = instrumenters.emplace_back(run);
        if (on_run) {
            on_run(instrumenter);
        }
        if (Status status = launches.add(instrumenter, run); !status) {
            return status.error();
        }
    }
    return launches.time();
}

} // namespace lockstep
