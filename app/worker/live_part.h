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

/// Which launches of a run can begin to arrive in parts: each later than the one before, with texts that fit into the
/// description of a recording, together.
class LaunchOrder {
public:
    /// `launches` is the number of launches of the run.
    explicit LaunchOrder(std::uint64_t launches = most_launches) : end_(launches) {}
    /// Whether the first part of a launch can arrive now. If so, adds the launch.
    [[nodiscard]] bool takes(const LivePart& part);

private:
    static constexpr std::uint64_t most_launches = 4096;
    std::uint64_t next_ = 0; ///< the lowest number that the next launch can have
    std::uint64_t end_;
    std::uint64_t text_bytes_ = 0;
};

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
