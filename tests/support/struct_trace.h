#pragma once

#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep::test {

/// Returns two structs { char; float; }. The first one is zero. In the second one, the float is `member`, and `padding`
/// are the bytes 1 to 3, which belong to no member.
std::vector<std::byte> two_structs(float member, const std::vector<std::uint8_t>& padding);

/// Makes a launch in which one work-item writes to the second struct of a buffer "out", the second parameter, and then
/// reports a fault. `padding` is what the instrumented kernel leaves between the members; the plain kernel leaves zeros.
Trace trace_of_structs(float instrumented, float plain, const std::vector<std::uint8_t>& padding = {0, 0, 0});

} // namespace lockstep::test
