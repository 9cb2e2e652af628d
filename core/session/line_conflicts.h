#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The bank conflicts of a source line.
struct LineConflicts {
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0;
    /// The largest degree of a warp step of the line: the number of passes that one bank needs for a part of a request.
    std::uint32_t degree = 0;
    std::uint64_t steps = 0; ///< number of warp steps with a conflict
    friend bool operator==(const LineConflicts&, const LineConflicts&) = default;
};

/// Returns the lines of a launch with bank conflicts, sorted by file and line. If there are any, takes as long as an
/// analysis, because the warps of all groups must be reconstructed. Errors: trace_mismatch, cancelled.
Result<std::vector<LineConflicts>> line_conflicts(const Session& session, std::size_t launch,
                                                  const ProgressSink& progress = {});

} // namespace lockstep
