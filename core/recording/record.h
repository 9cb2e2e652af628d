#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

#include <vector>

namespace lockstep {

class LaunchPrograms; // launch_programs.h

/// The stages (core/README.md) up to the trace, for a run of one or more launches: source -> sites +
/// instrumented source -> run -> trace. The launches run in order, and the host's code between them; each
/// begins with the shared buffers as the one before left them. What instrumented and plain kernels leave is
/// kept apart:
///
///     instrumented   launch 0 -> buffers -> launch 1 -> buffers -> host code    findings, events
///                                                                               options.plain_watch: captured
///     plain          launch 0 -> buffers -> launch 1 -> buffers -> host code    results, times
///
/// A launch whose instrumented run did something that the plain kernel must not do (an access outside its
/// object, a loop without end) ends the plain chain: from there on no launch is timed. A driver that fails at a plain
/// kernel ends it too, with a PlainStop. `about`: the recording's name, parameters and files; `correct` stays open. This
/// loads drivers, so only the worker process, the recorder and tests call it. Errors: those of the stages; bad_arguments for shared buffers of one name
/// and two sizes.
Result<Recording> record_run(Instrumenter& instrumenter, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options = {},
                             const ProgressSink& progress = {}, Recording about = {});

/// The same on the device of these programs. They keep what is built for it, for the next recording of the same kernels with
/// the same options.
Result<Recording> record_run(LaunchPrograms& programs, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options,
                             const ProgressSink& progress, Recording about);

/// A run of an experiment, checked against its CPU reference. `values` are complete and checked.
Result<Recording> record_experiment(Instrumenter& instrumenter, const Experiment& experiment,
                                    const ParameterValues& values, const RecordOptions& options = {},
                                    const ProgressSink& progress = {});

/// Completes a run of an experiment or a launch file and records it. Errors: also those of complete_run().
Result<Recording> record(Instrumenter& instrumenter, const RunSpec& run, const ProgressSink& progress = {});

} // namespace lockstep
