#pragma once

#include "app/worker/protocol.h"
#include "core/base/result.h"
#include "core/site/log_piece.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <string>

namespace lockstep {

// The bytes of a log part, as LiveParts writes them: the text that describes the launch (only in its first part), and
// after the next boundary the columns (see LivePart).

/// Maximum number of bytes of the text that describes a launch.
inline constexpr std::uint64_t most_launch_text = std::uint64_t{256} << 20;

/// Reads the text that describes a launch. The result has no log. Errors: recording_damaged.
Result<Trace> launch_from_text(const std::string& text);

/// Whether the events and values of a part take at most `bytes` bytes.
[[nodiscard]] bool takes_at_most(std::uint64_t bytes, const LivePart& part);

/// Returns the size in bytes of the columns of a part that has `items` work-items.
[[nodiscard]] std::uint64_t column_bytes(const LivePart& part, std::uint64_t items);

/// Returns the log of a part that has `items` work-items. `columns` must have column_bytes() bytes.
[[nodiscard]] LogPiece piece_of(const LivePart& part, std::span<const std::uint64_t> columns,
                                std::uint64_t items);

} // namespace lockstep
