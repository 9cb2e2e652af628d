#pragma once

#include "core/warp/reconstruct.h"

namespace lockstep::test {

/// core/README.md, Warps, word by word: walks the skeleton for each work-item alone and notes the dynamic position
/// of each of its events as a list of numbers; then takes, again and again, the work-items at the smallest
/// position. For logs that follow their skeleton; others throw std::runtime_error.
GroupSteps slow_reconstruct(const Trace& trace, Group group, WarpShape shape);

} // namespace lockstep::test
