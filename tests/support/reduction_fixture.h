#pragma once

#include "core/trace/recording.h"

#include <cstdint>

namespace lockstep::fixture {

/// The three ways to add up a group's values in local memory (core/README.md, Memory).
enum class Reduction : std::uint8_t { interleaved, compacted, sequential };

/// What the instrumented reduction leaves behind for `groups` groups of `group_size` floats, made by plain
/// C++: program, events and values, without any compiler or device. The inputs are digits from 0 to 9.
[[nodiscard]] Recording reduction_recording(Reduction variant, std::uint32_t group_size = 256,
                                            std::uint32_t groups = 1);

/// The sum of the inputs of one group.
[[nodiscard]] float group_sum(const Recording& recording, std::uint32_t group);

} // namespace lockstep::fixture
