#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace lockstep {

/// For each read of a work-group, the write that produced its value, in tick order (within a tick: by warp,
/// then lane). Events are indices into the parallel columns of GroupSteps.
///
///     tick 3   write s[4] by lane 4  <-----+
///     tick 7   read  s[4] by lane 0  ------+  writers[index of the read] = index of the write
struct DataFlow {
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    /// One entry per event: the last earlier write to any of its bytes. `nobody` if the group wrote none of
    /// them (the value existed before the launch, or another group wrote it), and for events that do not
    /// read. An atomic reads the bytes that it changes.
    std::vector<std::uint32_t> writers;

    /// The step of an event: an index into GroupSteps::steps.
    [[nodiscard]] static std::uint32_t step_of(const GroupSteps& steps, std::uint32_t event);
};

/// For global, constant and local memory, not for images. Linear in the bytes that the group accesses.
[[nodiscard]] DataFlow data_flow(const GroupSteps& steps, std::span<const SiteInfo> sites);

/// The reads that a write may depend on: all reads of its work-item since its previous write (or its start),
/// as event indices in order. This is an upper bound, since the kernel's registers are unknown.
[[nodiscard]] std::vector<std::uint32_t> operands_of(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                                     std::uint32_t event);

} // namespace lockstep
