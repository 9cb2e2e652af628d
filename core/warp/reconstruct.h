#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

namespace lockstep {

/// How work-items are bundled into warps.
struct WarpShape {
    std::uint32_t width = 32; ///< 4, 8, 16, 32 or 64; 0: the whole group is one warp
};

/// Rebuilds the warps of one work-group from its log (DESIGN section 4): at every step, of all work-items,
/// those at the smallest dynamic position go together. Written into `steps`, whose memory is reused. Errors:
/// trace_mismatch where the log does not follow the kernel's skeleton (a damaged recording).
Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps);

} // namespace lockstep
