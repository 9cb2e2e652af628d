#pragma once

#include "core/schedule/timeline.h"

#include <cstddef>
#include <cstdint>

namespace lockstep::test {

/// Makes a timeline of slots that are never empty, with its intervals sorted by end. Most intervals last one
/// to eight cycles, a few last hundreds of cycles, and one in a thousand lasts some thousands.
[[nodiscard]] Timeline random_timeline(std::uint32_t slots, std::size_t intervals, std::uint32_t seed);

} // namespace lockstep::test
