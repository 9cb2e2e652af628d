#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/kernel/launch.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumented.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

#include <string>
#include <vector>

namespace lockstep::test {

/// A run whose launches can be changed and recorded again.
struct LaunchedRun {
    std::string name;
    std::vector<Launch> launches;
    std::vector<HostCode> host_code;
};

/// Records a run without its plain kernels.
[[nodiscard]] Result<Recording> traces_of(Instrumenter& instrumenter, const LaunchedRun& run,
                                          RecordOptions options = {});

/// Returns the target for which the kernel of a trace was built.
[[nodiscard]] InstrumentTarget target_of(const Trace& trace);

} // namespace lockstep::test
