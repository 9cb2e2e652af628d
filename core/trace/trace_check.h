#pragma once

#include "core/site/program_check.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace lockstep {

/// Where a trace is inconsistent.
struct TraceFlaw {
    std::string part; ///< "range", "program", "sites", "skeleton", "objects", "offsets", "events", ...
    std::uint64_t work_item = 0; ///< for offsets, events and values
    std::uint64_t event = 0;     ///< index in the work-item
};

/// Checks everything that later stages rely on without checking again: sizes that multiply without overflow,
/// indices within their lists, a skeleton without cycles, objects with distinct locations, offsets that
/// ascend within their column, events of known sites, accesses inside their objects unless a fault reports
/// otherwise, exchanges with existing lanes, as many values as the accesses take, and possible times and
/// registers. Reconstruction checks whether the logs follow the skeleton.
[[nodiscard]] std::optional<TraceFlaw> find_flaw(const Trace& trace);

/// The part of find_flaw() that checks the launch itself but not its log: its offsets, events and values may
/// be missing.
[[nodiscard]] std::optional<TraceFlaw> find_head_flaw(const Trace& trace);

/// Limit on the events of a group, so that ticks fit into 32 bits.
inline constexpr std::uint64_t most_events_of_group = std::numeric_limits<std::uint32_t>::max();

/// The part of find_flaw() that checks the events and values of the loaded groups, whose offsets must have
/// been checked. Use it for a part of a log that is loaded later.
[[nodiscard]] std::optional<TraceFlaw> find_log_flaw(const Trace& trace);

} // namespace lockstep
