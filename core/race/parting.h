#pragma once

#include "core/race/race.h"

#include <cstdint>
#include <optional>
#include <span>

namespace lockstep {

/// Returns the first time at which the runs differ: a warp slot of multiprocessor 0 is in another state, or one
/// run is finished and another is not. Empty if they never differ, or if the timelines stop before they do
/// (Timeline::is_whole).
///
///     run 0   slot 0  aabbbbaar      a active   b blocked   r ready
///     run 1   slot 0  aabbbrraa
///                          ^ 5
[[nodiscard]] std::optional<std::uint64_t> parting_of(std::span<const Racer> runs);

} // namespace lockstep
