#pragma once

#include "core/trace/recording.h"

#include <cstdint>

namespace lockstep::fixture {

/// The three ways to add up a group's values in local memory (core/README.md, Memory).
enum class Reduction : std::uint8_t { interleaved, compacted, sequential };

/// Makes the recording of the instrumented reduction, with program, events and values, for `groups` groups of
/// `group_size` floats. Plain C++ makes it, without a compiler or a device. The inputs are digits from 0 to
/// 9.
[[nodiscard]] Recording reduction_recording(Reduction variant, std::uint32_t group_size = 256,
                                            std::uint32_t groups = 1);

/// Returns the sum of the inputs of one group.
[[nodiscard]] float group_sum(const Recording& recording, std::uint32_t group);

} // namespace lockstep::fixture
