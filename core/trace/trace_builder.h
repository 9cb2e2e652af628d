#pragma once

#include "core/base/result.h"
#include "core/run/capture.h"
#include "core/trace/trace.h"

namespace lockstep {

/// Makes a trace of what a device left behind, without copying its columns.
/// Errors: trace_mismatch {work-item, event}; detail: the part where the log contradicts itself.
Result<Trace> build_trace(Program program, const NdRange& range, Capture capture);

} // namespace lockstep
