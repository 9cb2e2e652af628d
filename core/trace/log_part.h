#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"

#include <filesystem>

namespace lockstep {

/// Writes the events and values of a part of a launch's log to a file of its own, for this machine alone.
/// Errors: cannot_write_file.
Status write_log_part(const std::filesystem::path& path, const Column64& events, const Column64& values);

/// Puts groups of a part into a trace in place of what it holds. Errors: cannot_read_file, recording_damaged;
/// out of memory: std::bad_alloc.
Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace);

/// A trace of the same launch with all that is small and the offsets of all groups, but without a log: for
/// load_log_part().
[[nodiscard]] Trace without_log(const Trace& trace);

} // namespace lockstep
