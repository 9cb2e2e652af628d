#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace lockstep {

/// Which write a read of one work-group got its value from, in the order of its ticks (inside a tick by warp,
/// then by lane). An event is named by its place in the parallel columns of GroupSteps.
///
///     tick 3   write s[4] by lane 4  <-----+
///     tick 7   read  s[4] by lane 0  ------+  writers[place of the read] = place of the write
struct DataFlow {
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    /// One an event: the last write before it that touched any of its bytes; `nobody` where the group wrote
    /// none of them (the value came with the launch, or from another group), and for events that read
    /// nothing. An atomic reads what it changes.
    std::vector<std::uint32_t> writers;

    /// The step that an event belongs to: an index into GroupSteps::steps.
    [[nodiscard]] static std::uint32_t step_of(const GroupSteps& steps, std::uint32_t event);
};

/// Global, constant and local memory; images are left out. Linear in the bytes that the group accesses.
[[nodiscard]] DataFlow data_flow(const GroupSteps& steps, std::span<const SiteInfo> sites);

/// The reads that a write may depend on: those of its work-item since its write before (or its begin), as
/// events in their order. Without knowledge of the kernel's registers this is the most that it can be.
[[nodiscard]] std::vector<std::uint32_t> operands_of(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                                     std::uint32_t event);

} // namespace lockstep
