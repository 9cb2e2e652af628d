#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/sim/sim_file.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

namespace lockstep {

/// A launch and the parameters that describe it.
struct DescribedLaunch {
    Launch launch;
    /// The parameters that the recording stores: "global" and "local" with the sizes, each argument's header
    /// under its name, as in a launch file, and a checksum of the "source text". Also "launch file":
    /// "guessed" if the launch is guessed, or the file name of the launch saved next to a kernel file. (No
    /// kernel parameter can have one of these names.)
    ParameterValues description;
};

/// The launch of launch_form(), with its input data. Errors: also those of launch_of().
Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run);

/// Records a run of a launch file or kernel file. Guessed sizes are halved until the log fits the memory
/// budget, and guessed arguments grow if the kernel accesses memory far beyond their end (guessed_sizes.h);
/// the description reports this. The recording has the file's name and its description. Its results are
/// compared with those saved next to the file (kept_results.h); there is no other reference. Errors: also
/// those of record_run().
Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress = {});

} // namespace lockstep
