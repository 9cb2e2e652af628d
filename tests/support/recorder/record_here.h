#pragma once

#include "core/recorder/record.h"

namespace lockstep {

// Records a kernel in the process that also runs Clang: for tests on a device whose driver does not load
// another LLVM.

Result<Recording> record_run(const std::vector<Launch>& launches, const std::vector<HostCode>& host_code,
                             const RecordOptions& options = {}, const ProgressSink& progress = {});

/// Records a run of one launch and returns its trace.
Result<Trace> record(const Launch& launch, const RecordOptions& options = {},
                     const ProgressSink& progress = {});

Result<Recording> record_experiment(const Experiment& experiment, const ParameterValues& values,
                                    const RecordOptions& options = {}, const ProgressSink& progress = {});

} // namespace lockstep
