#pragma once

#include "core/pack/packed_instrumenter.h"
#include "core/pack/packed_run.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

#include <functional>
#include <vector>

namespace lockstep {

/// Measures the times of the plain kernels of several runs, interleaved so that they can be compared (see
/// core/run/turns.h), on the device of the first run. The runs must have been recorded without findings,
/// because plain kernels run without checks. Calls `on_run` for each run before reading and building its
/// kernels. Only the worker process and tests call this function, because it loads drivers. Errors: those of
/// building and running; cancelled.
Result<std::vector<RunTimings>> time_runs(Instrumenter& instrumenter, const std::vector<RunSpec>& runs,
                                          const ProgressSink& progress = {},
                                          const std::function<void()>& on_run = {});

/// Measures the times of the plain kernels of packed runs in the same way, on the device of the options. Calls
/// `on_run` for each run, with the object that answers for it, which exists until this function returns. The runs must have no flaw. Errors: also those of
/// record_pack().
Result<std::vector<RunTimings>> time_packs(const std::vector<PackedRun>& runs, const RecordOptions& options,
                                           const ProgressSink& progress = {},
                                           const std::function<void(PackedInstrumenter&)>& on_run = {});

} // namespace lockstep
