#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/pack/described_device.h"
#include "core/pack/packed_run.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

#include <optional>

namespace lockstep {

/// Packs a run of an experiment, a launch file or a kernel file, so that it can be recorded on another machine:
/// everything that record() would read or ask the instrumenter for. `device` is the device that will record
/// it; nullopt: the device of the run on this machine. Errors: those of record() before a kernel is built;
/// names_not_described, pack_too_large.
Result<PackedRun> pack_run(Instrumenter& instrumenter, const RunSpec& run,
                           const std::optional<DescribedDevice>& device, const ProgressSink& progress = {});

} // namespace lockstep
