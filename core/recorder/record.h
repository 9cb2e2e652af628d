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
/// instrumented source -> run -> trace. The launches run in order, with the host's code between them; each
/// starts with the shared buffers as the previous one left them. The buffers of instrumented and plain
/// kernels are kept separate:
///
///     instrumented   launch 0 -> buffers -> launch 1 -> buffers -> host code    findings, events
///                                                                               options.plain_watch: captured
///     plain          launch 0 -> buffers -> launch 1 -> buffers -> host code    results, times
///
/// A launch whose instrumented run did something that the plain kernel must not do (an out-of-bounds access,
/// an endless loop) ends the plain chain: neither it nor any later launch is timed. A driver that fails at a
/// plain kernel ends the chain too, with a PlainStop. `about`: the recording's name, parameters and files;
/// `correct` is not set. This loads drivers, so only the worker process, the recorder and tests call it.
/// Errors: those of the stages; bad_arguments if shared buffers with the same name differ in size.
Result<Recording> record_run(Instrumenter& instrumenter, const std::vector<Launch>& launches,
                             const std::vector<HostCode>& host_code, const RecordOptions& options = {},
                             const ProgressSink& progress = {}, Recording about = {});

/// The same on the device of these programs. They keep what is built, for the next recording of the same
/// kernels with the same options.
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
