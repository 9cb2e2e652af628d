#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/sim_file.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

namespace lockstep {

/// A launch with the words that describe it.
struct DescribedLaunch {
    Launch launch;
    /// What the recording keeps as its parameters: "global" and "local" with the sizes, each argument's
    /// header by its name, as a launch file has it, and a sum of the "source text"; of one that is guessed
    /// also "launch file": "guessed"; of a kernel file's kept one its name. (Our own names are none that a parameter can have.)
    ParameterValues description;
};

/// The launch of launch_form(), with its inputs. Errors: also those of launch_of().
Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run);

/// Records a run of it. Guessed sizes are halved until the log fits the memory budget, and guessed arguments grow where the
/// kernel reaches far beyond their end (guessed_sizes.h); the description says so. The recording has the file's name and
/// its description. Its results are compared with those kept beside the file (kept_results.h); there is no other
/// reference. Errors: also those of record_run().
Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress = {});

} // namespace lockstep
