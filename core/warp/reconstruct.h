#pragma once

#include "core/base/result.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <memory>

namespace lockstep {

/// How work-items are bundled into warps.
struct WarpShape {
    std::uint32_t width = 32; ///< 4, 8, 16, 32 or 64; 0: the whole group is one warp
};

/// Rebuilds the warps of the work-groups of one trace, one group after the other, without allocating for
/// each. Not for several threads at once; a thread takes its own.
class Reconstructor {
public:
    /// The trace must outlive this.
    Reconstructor(const Trace& trace, WarpShape shape);
    ~Reconstructor();
    Reconstructor(Reconstructor&&) noexcept;
    Reconstructor& operator=(Reconstructor&&) noexcept;

    /// As reconstruct() below.
    Status rebuild(Group group, GroupSteps& steps);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// Rebuilds the warps of one work-group from its log (core/README.md, Warps): at every step, of all
/// work-items, those at the smallest dynamic position go together. Written into `steps`, whose memory is
/// reused. Errors: trace_mismatch {work-item, its event} where the log does not follow the kernel's skeleton
/// (a damaged recording).
Status reconstruct(const Trace& trace, Group group, WarpShape shape, GroupSteps& steps);

} // namespace lockstep
