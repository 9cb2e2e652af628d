#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <memory>

namespace lockstep {

/// Determines how work-items are grouped into warps.
struct WarpShape {
    std::uint32_t width = 32; ///< lanes per warp: 4, 8, 16, 32 or 64; with 0, the whole group is one warp
};

/// Reconstructs the warps of the groups of a trace, one group at a time. Memory is reused for all groups. Not
/// thread-safe: each thread needs a separate object.
class Reconstructor {
public:
    /// The trace must outlive this object.
    Reconstructor(const Trace& trace, WarpShape shape);
    ~Reconstructor();
    Reconstructor(Reconstructor&&) noexcept;
    Reconstructor& operator=(Reconstructor&&) noexcept;

    /// Reconstructs the warps of one group. `steps` receives the result; its memory is reused.
    Status rebuild(Group group, GroupSteps& steps);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// Reconstructs the warps of one work-group from its log (see "Warps" in core/README.md): in each step, the
/// work-items with the smallest dynamic position advance together. `steps` receives the result; its memory is
/// reused. Errors: trace_mismatch {work-item, its event} if the log does not match the kernel's skeleton, as
/// in a damaged recording.
Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps);

} // namespace lockstep
