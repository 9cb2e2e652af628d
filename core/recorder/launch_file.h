#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

#include <string>
#include <vector>

namespace lockstep {

/// A launch with the parameters that describe it in a recording.
struct DescribedLaunch {
    Launch launch;
    /// The parameters that the recording stores: "global" and "local" with the sizes, the header of each
    /// argument (as in a launch file) under the name of the argument, and a checksum as "source text". In
    /// addition "launch file": "guessed" for a guessed launch, or the name of the launch file that is saved
    /// next to a kernel file. (No kernel parameter can have one of these names.)
    ParameterValues description;
};

/// Makes the launch of a form, including its input data. Errors: those of launch_of(). If no file contains the launch,
/// bad_launch_file has no place, and the name of the kernel's argument as its fourth argument.
Result<DescribedLaunch> described_launch(const LaunchForm& form, const RunSpec& run);

/// Whether a run records a launch file or kernel file as it is saved. An edited launch can differ from the
/// file, and so from the results that are saved next to it.
[[nodiscard]] bool is_as_kept(const RunSpec& run);

/// Records a launch whose sizes are guessed. They are adapted as described for record_launch_file(). `form`
/// becomes the form that was recorded. `held_files` are those of the recording.
Result<Recording> record_guessed(Instrumenter& instrumenter, LaunchForm& form, const RunSpec& run,
                                 const std::vector<std::string>& held_files, const ProgressSink& progress);

/// Makes the launch that launch_form() describes, including its input data. Errors: also those of
/// launch_of().
Result<DescribedLaunch> launch_in_file(Instrumenter& instrumenter, const RunSpec& run);

/// Records a run of a launch file or kernel file. Guessed sizes are halved until the log fits the memory
/// budget, and guessed arguments grow if the kernel accesses memory far beyond their end (see
/// guessed_sizes.h); the description contains these changes. The recording has the name of the file and the
/// description of the launch. Its results are compared with those saved next to the file (see
/// kept_results.h); there is no other reference. Errors: also those of record_run().
Result<Recording> record_launch_file(Instrumenter& instrumenter, const RunSpec& run,
                                     const ProgressSink& progress = {});

} // namespace lockstep
