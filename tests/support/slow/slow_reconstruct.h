#pragma once

#include "core/warp/reconstruct.h"

namespace lockstep::test {

/// Follows core/README.md, Warps, literally: walks the skeleton for each work-item alone and stores the
/// dynamic position of each of its events as a list of numbers. Then repeatedly picks the work-items at the
/// smallest position. Throws std::runtime_error for logs that do not follow their skeleton.
GroupSteps slow_reconstruct(const Trace& trace, Group group, WarpShape shape);

} // namespace lockstep::test
