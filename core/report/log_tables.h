#pragma once

#include "core/base/byte_sink.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

namespace lockstep {

// Tables of the log of a session, written as CSV group by group. "Tables" in core/README.md has the columns.
// Errors: those of LogWindow::open(), trace_mismatch, cannot_write_file, cancelled.

/// One row per event of a work-item, in recording order.
Status write_events(const Session& session, ByteSink& sink, const ProgressSink& progress);
/// One row per warp step: by group, then by step, then by warp.
Status write_warp_steps(const Session& session, ByteSink& sink, const ProgressSink& progress);

} // namespace lockstep
