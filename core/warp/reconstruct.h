#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <memory>

namespace lockstep {

/// How work-items are grouped into warps.
struct WarpShape {
    std::uint32_t width = 32; ///< 4, 8, 16, 32 or 64; 0 means that the whole group is one warp
};

/// Rebuilds the warps of a trace's work-groups, one group at a time, without new allocations for each group.
/// Not thread-safe; use a separate object per thread.
class Reconstructor {
public:
    /// The trace must outlive this object.
    Reconstructor(const Trace& trace, WarpShape shape);
    ~Reconstructor();
    Reconstructor(Reconstructor&&) noexcept;
    Reconstructor& operator=(Reconstructor&&) noexcept;

    /// Like reconstruct() below.
    Status rebuild(Group group, GroupSteps& steps);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// Rebuilds the warps of one work-group from its log (core/README.md, Warps): at each step, the work-items at
/// the smallest dynamic position advance together. Writes to `steps`, whose memory is reused. Errors:
/// trace_mismatch {work-item, its event} if the log does not follow the kernel's skeleton (a damaged
/// recording).
Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps);

} // namespace lockstep
