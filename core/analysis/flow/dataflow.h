#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace lockstep {

/// The write that produced the value of each read of a work-group. Events are ordered by tick, within a tick
/// by warp, then lane. An event is an index into the parallel columns of GroupSteps.
///
///     tick 3   write s[4] by lane 4  <-----+
///     tick 7   read  s[4] by lane 0  ------+  writers[index of the read] = index of the write
struct DataFlow {
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    /// One entry per event: the last earlier write to any of the bytes that the event reads. An atomic reads
    /// the bytes that it changes. `nobody` if the event does not read, or if the group wrote none of the
    /// bytes before: then the value existed before the launch, or another group wrote it.
    std::vector<std::uint32_t> writers;

    /// Returns the index in GroupSteps::steps of the step that contains an event.
    [[nodiscard]] static std::uint32_t step_of(const GroupSteps& steps, std::uint32_t event);
};

/// Determines the writers for global, constant and local memory, not for images. The run time is proportional
/// to the bytes that the group accesses.
[[nodiscard]] DataFlow data_flow(const GroupSteps& steps, std::span<const SiteInfo> sites);

/// Returns the reads that the value of a write may depend on: all reads of the same work-item since its
/// previous write (or since its start), as ascending event indices. This is an estimate, because registers are
/// not recorded: the value may not depend on all of them, and it may depend on earlier reads that were kept in
/// registers.
[[nodiscard]] std::vector<std::uint32_t> operands_of(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                                     std::uint32_t event);

} // namespace lockstep
