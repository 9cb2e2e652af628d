#pragma once

#include "core/base/result.h"
#include "core/trace/capture.h"
#include "core/trace/trace.h"

namespace lockstep {

/// Builds a trace from the data of a device, without copying its columns. Errors: trace_mismatch {work-item,
/// event}, with the name of the inconsistent part as its detail.
Result<Trace> build_trace(Program program, const NdRange& range, Capture capture);

} // namespace lockstep
