#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <memory>

namespace lockstep {

/// The stages of DESIGN's sentence from the trace on: trace -> warp steps -> analyses -> session, over all
/// cores. Errors: trace_mismatch, cancelled.
Result<std::shared_ptr<const Session>> analyse(std::shared_ptr<const Recording> recording,
                                               HardwareModel hardware, const ProgressSink& progress = {});

} // namespace lockstep
