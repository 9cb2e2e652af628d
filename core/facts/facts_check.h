#pragma once

#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Largest time, byte count or clock value that a recording may contain (as nanoseconds: 104 days). Sums of
/// such values fit into 64 bits, and a double represents each value exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

inline constexpr std::uint64_t most_items_of_group = 65536; ///< lane numbers have 16 bits

/// Whether a timing has runs, and its figures are in ascending order and not too large.
[[nodiscard]] bool is_sound(const Timing& timing);

/// Returns the name of the first fact that is invalid for a launch with this number of groups and a kernel
/// with this number of parameters; null if all facts are valid.
[[nodiscard]] const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters);

} // namespace lockstep
