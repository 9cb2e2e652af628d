#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/facts/timing.h"
#include "core/site/instrumenter.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

/// A run whose plain kernels are to be timed.
struct RunToTime {
    std::string what; ///< an experiment's id
    ParameterValues parameters;
    std::uint32_t subgroup_width = 32; ///< that it was recorded for
};

/// Times the plain kernels of several runs in turn (see core/run/turns.h), so that their times can be
/// compared. The runs must have been recorded without findings: plain kernels are not guarded. Loads
/// drivers: only the worker process and tests call it. Errors: those of building and running; cancelled.
Result<std::vector<RunTimings>> time_runs(Instrumenter& instrumenter, const std::vector<RunToTime>& runs,
                                          const std::string& device, const ProgressSink& progress = {});

} // namespace lockstep
