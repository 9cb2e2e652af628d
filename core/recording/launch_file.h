#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"
#include "core/trace/recording.h"

#include <filesystem>

namespace lockstep {

/// The launch that a launch file describes, its kernel read by the instrumenter for the device of the
/// options. Errors: those of read_sim_file(), sim_program(), launch_of(); kernel_not_found; no_device and the
/// like.
Result<Launch> launch_in_file(Instrumenter& instrumenter, const std::filesystem::path& path,
                              const RecordOptions& options);

/// A run of it; the recording has the file's name, and no reference to be compared with. Errors: also those
/// of record_run().
Result<Recording> record_launch_file(Instrumenter& instrumenter, const std::filesystem::path& path,
                                     const RecordOptions& options, const ProgressSink& progress = {});

} // namespace lockstep
