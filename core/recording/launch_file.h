#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

namespace lockstep {

/// A launch with the words that describe it.
struct DescribedLaunch {
    Launch launch;
    /// What the recording keeps as its parameters: "global" and "local" with the sizes, each argument's
    /// header by its name, as a launch file has it, and a sum of the "source text"; of one that is guessed
    /// also "launch file": "guessed". (Our own names are none that a parameter can have.)
    ParameterValues description;
};

/// The launch that a launch file describes, its kernel read by the instrumenter for the run's device. Of a
/// kernel file: a launch as guessed_sim() guesses it, of the run's kernel, or of its only one. Errors: those
/// of read_sim_file(), sim_program(), launch_of(); kernel_not_found, which_kernel; no_device and the like.
Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run);

/// A run of it; the recording has the file's name and its description. It is compared with what is kept beside the file
/// (kept_results.h); elsewhere there is no reference. Errors: also those of record_run().
Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress = {});

} // namespace lockstep
