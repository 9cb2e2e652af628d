#pragma once

#include "core/recorder/record.h"

namespace lockstep {

// Records with the kernel and Clang in the same process: for tests on a device whose driver does not load
// another LLVM.

Result<Recording> record_run(const std::vector<Launch>& launches, const std::vector<HostCode>& host_code,
                             const RecordOptions& options = {}, const ProgressSink& progress = {});

/// A run of one launch: its trace.
Result<Trace> record(const Launch& launch, const RecordOptions& options = {},
                     const ProgressSink& progress = {});

Result<Recording> record_experiment(const Experiment& experiment, const ParameterValues& values,
                                    const RecordOptions& options = {}, const ProgressSink& progress = {});

} // namespace lockstep
