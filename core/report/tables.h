#pragma once

#include "core/base/byte_sink.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace lockstep {

/// Names of the tables that write_table() writes: events, warp-steps, lines, launches, findings, checks,
/// advice, buffers.
[[nodiscard]] std::span<const std::string_view> table_names();

/// Writes a table of a run as CSV (RFC 4180, but lines end with LF). "Tables" in core/README.md has the
/// columns. Tables of the log, events and warp-steps, are written group by group, so that their size does not
/// matter; they need the log of the session. Errors: value_not_allowed for an unknown name; those of
/// LogWindow::open() if a part of the log was not kept; cannot_write_file, cancelled.
Status write_table(const Session& session, std::string_view table, ByteSink& sink,
                   const ProgressSink& progress = {});
/// Writes the file; an existing file is replaced only when the new one is complete.
Status write_table(const Session& session, std::string_view table, const std::filesystem::path& path,
                   const ProgressSink& progress = {});

} // namespace lockstep
