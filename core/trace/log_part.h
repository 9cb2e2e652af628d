#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <filesystem>
#include <span>

namespace lockstep {

/// Path of a part of a launch's log. Both sides of a process boundary derive it from the numbers.
[[nodiscard]] std::filesystem::path log_part_path(const std::filesystem::path& folder, std::size_t launch,
                                                  std::size_t part);

/// Size of a part's file in bytes: its events and values.
[[nodiscard]] std::uint64_t log_part_bytes(const Trace& trace, GroupRange groups);

/// Writes the events and values of a part of a launch's log to a separate file, which only this machine can
/// read. Errors: cannot_write_file.
Status write_log_part(const std::filesystem::path& path, std::span<const std::uint64_t> events,
                      std::span<const std::uint64_t> values);

/// Replaces the groups in a trace with groups of a part. They are checked like a recording's log, because the
/// file may have been damaged since it was written. Errors: cannot_read_file, recording_damaged; out of
/// memory: std::bad_alloc.
Status load_log_part(const LogPart& part, GroupRange groups, Trace& trace);

/// A trace of the same launch with all small data and the offsets of all groups, but without a log, for
/// load_log_part().
[[nodiscard]] Trace without_log(const Trace& trace);

} // namespace lockstep
