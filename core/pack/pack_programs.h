#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/pack/packed_run.h"
#include "core/site/instrumenter.h"

#include <functional>
#include <vector>

namespace lockstep {

/// Returns the target of a program on the device for which a run is packed.
using TargetOf =
    std::function<Result<InstrumentTarget>(const KernelSource& source, const std::string& options)>;

/// Adds the launches to the run, with everything that the instrumenter answers when they are recorded. The
/// sub-group width of the run must be set. Include folders become part of the text, so the packed launches name
/// no folder. Errors: those of the instrumenter and of `target_of`; cancelled.
Status pack_launches(Instrumenter& instrumenter, const TargetOf& target_of, std::vector<Launch> launches,
                     const ProgressSink& progress, PackedRun& run);

} // namespace lockstep
