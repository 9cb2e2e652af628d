#pragma once

#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

#include <functional>
#include <vector>

namespace lockstep {

/// Times the plain kernels of several runs, interleaved (see core/run/turns.h) so that their times can be
/// compared, on the device of the first run. The runs must have been recorded without findings: plain kernels
/// are not guarded. `on_run`: called before the kernels of a run are read and built. Loads drivers: only the
/// worker process and tests call it. Errors: those of building and running; cancelled.
Result<std::vector<RunTimings>> time_runs(Instrumenter& instrumenter, const std::vector<RunSpec>& runs,
                                          const ProgressSink& progress = {},
                                          const std::function<void()>& on_run = {});

} // namespace lockstep
