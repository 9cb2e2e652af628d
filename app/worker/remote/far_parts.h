#pragma once

#include "app/worker/live_part.h"
#include "app/worker/protocol.h"
#include "core/base/result.h"
#include "core/kernel/launch.h"
#include "core/session/log_keeper.h"
#include "core/trace/recording.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Stores the parts of large logs on disk, while they arrive from another machine that records them:
///
///     there   | records 0..99 | records 100..199 | records 200..299 |
///     link           | 0..99         | 100..199        | 200..299 |
///     disk                   | 0..99         | 100..199       | 200..299 |
///
/// If the connection is lost, the parts that have arrived are a recording of the first groups.
class FarParts {
public:
    /// `about` is the recording without launches, for begun_recording(). `ranges` are the ranges of the launches that
    /// may arrive, `most_bytes` the limit for their parts. Errors: cannot_write_file.
    static Result<FarParts> make(Recording about, std::vector<NdRange> ranges, std::uint64_t most_bytes);

    /// Accepts a part, with its bytes (see live_part.h). Returns false if it is invalid or cannot be written.
    [[nodiscard]] bool take(const LivePart& part, std::string_view bytes);

    /// Returns the error of writing the parts, if there was one.
    [[nodiscard]] std::optional<Error> write_error() const;

    /// Adds the parts to the complete recording. Returns false if they do not fit its logs.
    [[nodiscard]] bool add_to(Recording& recording) const;

    /// Returns a recording of what arrived before the connection was lost; nullopt if that cannot be shown. `lost`
    /// is the error connection_lost.
    [[nodiscard]] std::optional<Recording> begun_recording(const Error& lost);

private:
    /// A launch whose log arrives in parts.
    struct Begun {
        Trace head; ///< with the offsets of the groups that have arrived
        std::vector<LogPart> parts;
    };
    FarParts(Recording about, std::vector<NdRange> ranges, LogKeeper keeper);
    [[nodiscard]] bool begin(const LivePart& part, std::string_view text);

    Recording about_;
    std::vector<NdRange> ranges_;
    LaunchOrder order_;
    LogKeeper keeper_;
    int write_error_ = 0;                     ///< errno
    std::map<std::uint64_t, Begun> launches_; ///< by their number
};

} // namespace lockstep
