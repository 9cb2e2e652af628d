#pragma once

#include "core/trace/recording.h"

#include <cstdint>

namespace lockstep::fixture {

/// The three ways to add up a group's values in local memory (core/README.md, Memory).
enum class Reduction : std::uint8_t { interleaved, compacted, sequential };

/// The recording of the instrumented reduction for `groups` groups of `group_size` floats: program, events
/// and values. Plain C++ makes it, without any compiler or device. The inputs are digits from 0 to 9.
[[nodiscard]] Recording reduction_recording(Reduction variant, std::uint32_t group_size = 256,
                                            std::uint32_t groups = 1);

/// The sum of the inputs of one group.
[[nodiscard]] float group_sum(const Recording& recording, std::uint32_t group);

} // namespace lockstep::fixture
