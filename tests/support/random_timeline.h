#pragma once

#include "core/schedule/timeline.h"

#include <cstddef>
#include <cstdint>

namespace lockstep::test {

/// So many intervals of slots that are never empty, in the order in which they end: most of one to eight cycles, a
/// few of hundreds, one in a thousand of some thousands.
[[nodiscard]] Timeline random_timeline(std::uint32_t slots, std::size_t intervals, std::uint32_t seed);

} // namespace lockstep::test
