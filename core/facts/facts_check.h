#pragma once

#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The largest time, byte count or clock value that a recording may contain: 104 days in nanoseconds. Sums of
/// such values fit into 64 bits, and a double represents them exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

inline constexpr std::uint64_t most_items_of_group = 65536; ///< lane numbers have 16 bits

/// True if a timing has runs, and its figures are in ascending order within their range.
[[nodiscard]] bool is_sound(const Timing& timing);

/// Names the first fact that does not fit a launch with this number of groups and a kernel with this number
/// of parameters; null if all fit.
[[nodiscard]] const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters);

} // namespace lockstep
