#pragma once

#include "core/site/program_check.h"
#include "core/trace/recording.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace lockstep {

/// An inconsistency in a trace.
struct TraceFlaw {
    /// Name of the inconsistent part: "range", "program", "sites", "skeleton", "objects", "offsets",
    /// "events", ...
    std::string part;
    std::uint64_t work_item = 0; ///< number of the work-item; only for flaws in offsets, events and values
    std::uint64_t event = 0;     ///< index of the event among those of the work-item
};

/// Checks everything that later stages rely on without another check: sizes whose product does not overflow,
/// indices within their lists, a skeleton without cycles, objects with different locations, ascending offsets
/// within their column, events of existing sites, accesses inside their objects unless a fault reports
/// otherwise, exchanges with existing lanes, the number of values that the accesses need, and possible times
/// and register counts. Whether the logs match the skeleton is checked later, during reconstruction.
[[nodiscard]] std::optional<TraceFlaw> find_flaw(const Trace& trace);

/// Performs those checks of find_flaw() that concern the launch itself but not its log: offsets, events and
/// values may be missing.
[[nodiscard]] std::optional<TraceFlaw> find_head_flaw(const Trace& trace);

/// Whether the sizes of a launch are possible: each global size is a multiple of its local size, and neither a
/// product nor a group is too large.
[[nodiscard]] bool is_valid_range(const NdRange& range);

/// Maximum number of events of a group, so that ticks fit into 32 bits.
inline constexpr std::uint64_t most_events_of_group = std::numeric_limits<std::uint32_t>::max();

/// Performs those checks of find_flaw() that concern the events and values of the loaded groups, whose
/// offsets must have been checked before. Used for a part of a log that is loaded later.
[[nodiscard]] std::optional<TraceFlaw> find_log_flaw(const Trace& trace);

/// Returns the invalid part of a recording, without examining the traces of its launches; nullopt if it is
/// valid. A recording must have at least one launch.
[[nodiscard]] std::optional<std::string> find_flaw(const Recording& recording);

} // namespace lockstep
