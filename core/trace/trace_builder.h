#pragma once

#include "core/run/capture.h"
#include "core/site/program.h"
#include "core/trace/trace.h"

namespace lockstep {

/// Joins what the instrumenter knows of a kernel with what the device left behind.
[[nodiscard]] Trace build_trace(Program program, const NdRange& range, Capture capture);

} // namespace lockstep
