#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

class LaunchPrograms; // defined in launch_programs.h

/// Executes the stages (see core/README.md) up to the trace, for a run of one or more launches: source ->
/// sites + instrumented source -> run -> trace. The launches run in order, with the host code between them.
/// Each one starts with the contents of the shared buffers that the previous one left. Instrumented and plain
/// kernels use separate buffers:
///
///     instrumented   launch 0 -> buffers -> launch 1 -> buffers -> host code    findings, events
///                                                                               options.plain_watch: captured
///     plain          launch 0 -> buffers -> launch 1 -> buffers -> host code    results, times
///
/// A launch whose instrumented run did something that the plain kernel must not do (an out-of-bounds access,
/// an endless loop) ends the sequence of plain launches: neither it nor any later launch is timed. If the
/// driver fails while a plain kernel runs, the sequence also ends, and the recording gets a PlainStop.
/// `about` contains the name, parameters and files of the recording; its member `correct` is not set. Only
/// the worker process, the recorder and tests may call this function, because it loads drivers. Errors: those
/// of the stages; bad_arguments if shared buffers with the same name differ in size.
Result<Recording> record_run(Instrumenter& instrumenter, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options = {},
                             const ProgressSink& progress = {}, Recording about = {});

/// Records a run on the device of `programs`. These programs are reused for the next recording of the same
/// kernels with the same options. Otherwise like the other overload of record_run().
Result<Recording> record_run(LaunchPrograms& programs, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options,
                             const ProgressSink& progress, Recording about);

/// Records a run of an experiment and checks its result against the CPU reference. `values` must be complete
/// and checked. `program` replaces the source of its kernels, if it has a value.
Result<Recording> record_experiment(Instrumenter& instrumenter, const Experiment& experiment,
                                    const ParameterValues& values, const RecordOptions& options = {},
                                    const ProgressSink& progress = {},
                                    const std::optional<std::string>& program = {});

/// A run of an experiment with its launches.
struct ExperimentRun {
    const Experiment& experiment;
    const ParameterValues& values; ///< complete and checked
    const std::vector<Launch>& launches;
    bool is_changed = false; ///< whether the user has changed the source of its kernels
};

/// Records a run of an experiment whose launches are already made.
Result<Recording> record_experiment(Instrumenter& instrumenter, const ExperimentRun& run,
                                    const RecordOptions& options, const ProgressSink& progress);

/// Completes and records a run of an experiment or a launch file. Errors: also those of complete_run().
Result<Recording> record(Instrumenter& instrumenter, const RunSpec& run, const ProgressSink& progress = {});

} // namespace lockstep
