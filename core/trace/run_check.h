#pragma once

#include "core/trace/recording.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// The largest time, count of bytes or clock that a recording may speak of: 104 days of nanoseconds. Sums of
/// them stay within 64 bits, and a double holds them exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

/// True where a timing has runs, and its figures lie among them in their order.
[[nodiscard]] bool is_sound(const Timing& timing);

/// True where each group of a launch ended after it began.
[[nodiscard]] bool is_sound(const GroupTimes& times, std::uint64_t groups);

/// The part of a recording beside its launches' traces that makes no sense; none where all is well. A
/// recording has at least one launch.
[[nodiscard]] std::optional<std::string> find_flaw(const Recording& recording);

} // namespace lockstep
