#pragma once

#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The largest time, count of bytes or clock that a recording may speak of: 104 days of nanoseconds. Sums of
/// them stay within 64 bits, and a double holds them exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

inline constexpr std::uint64_t most_items_of_group = 65536; ///< lanes are numbered in 16 bits

/// True where a timing has runs, and its figures lie among them in their order.
[[nodiscard]] bool is_sound(const Timing& timing);

/// Which of the facts cannot be of a launch with so many groups, of a kernel with so many parameters; null
/// where all can.
[[nodiscard]] const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters);

} // namespace lockstep
