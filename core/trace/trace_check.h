#pragma once

#include "core/site/program_check.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace lockstep {

/// Where a trace contradicts itself.
struct TraceFlaw {
    std::string part; ///< "range", "program", "sites", "skeleton", "objects", "offsets", "events", ...
    std::uint64_t work_item = 0; ///< of offsets, events and values
    std::uint64_t event = 0;     ///< of the work-item
};

/// Checks all that later stages rely on without looking again: sizes that multiply without overflow, every
/// index within its list, a skeleton without cycles, objects with a place of their own, offsets that ascend
/// over their column, events of known sites, accesses inside their objects unless a fault tells otherwise,
/// exchanges with lanes that are there, values as many as the accesses take, times and registers as they can
/// be. That the logs follow the skeleton is left to reconstruction.
[[nodiscard]] std::optional<TraceFlaw> find_flaw(const Trace& trace);

/// What of that speaks of the launch itself, and not of its log: its offsets, events and values may be
/// missing.
[[nodiscard]] std::optional<TraceFlaw> find_head_flaw(const Trace& trace);

/// A group has at most so many events, so that ticks are numbers of 32 bits.
inline constexpr std::uint64_t most_events_of_group = std::numeric_limits<std::uint32_t>::max();

/// What of that speaks of the events and values of the groups that are here, whose offsets are checked: for a
/// part of a log that is loaded later.
[[nodiscard]] std::optional<TraceFlaw> find_log_flaw(const Trace& trace);

} // namespace lockstep
