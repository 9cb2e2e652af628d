#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

using SampledGroups = std::vector<std::shared_ptr<const GroupSteps>>;

/// True if every request of a site accesses consecutive elements in lane order, and all requests of at least
/// one sector start at the same offset inside a sector. Either the array starts at this offset, or every
/// access is shifted by the same number of elements. False for patterns that alignment cannot improve:
/// scattered lanes, rows shorter than the warp, and stencils that read neighbours on all sides.
[[nodiscard]] bool begins_inside_sectors(const SampledGroups& groups, const Program& program, Site site,
                                         const HardwareModel& hardware);

/// True if each active lane accesses the element that corresponds to its position in the warp. Then the
/// unused part of a request belongs to inactive lanes, so the cause is the condition that disabled them.
[[nodiscard]] bool stand_by_lane(const SampledGroups& groups, const Program& program, Site site);

/// Length, in elements, of the blocks that work-items traverse at a site. Each work-item traverses its own
/// block from start to end, and the blocks of adjacent lanes are adjacent in memory. 0 if the accesses do not
/// have this pattern.
///
///     item 0   0 1 2 3          item 1   4 5 6 7          4 elements
[[nodiscard]] std::uint64_t elements_of_blocks(const SampledGroups& groups, const Program& program,
                                               Site site);

} // namespace lockstep
