#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

using SampledGroups = std::vector<std::shared_ptr<const GroupSteps>>;

/// True if all requests of a site are runs of consecutive elements in lane order, and requests of a sector or
/// more start at the same offset within a sector: either the array starts there, or each access is shifted by
/// the same number of elements. False for patterns that alignment cannot improve: scattered lanes, rows
/// shorter than the warp, and the neighbours of a stencil on all sides.
[[nodiscard]] bool begins_inside_sectors(const SampledGroups& groups, const Program& program, Site site,
                                         const HardwareModel& hardware);

/// True if each active lane accesses the element that matches its position in the warp. Then the unused part
/// of a request belongs to the inactive lanes, and the cause is the condition that masked them off.
[[nodiscard]] bool stand_by_lane(const SampledGroups& groups, const Program& program, Site site);

/// Number of elements of the blocks that work-items walk at a site. Each work-item walks its own block from
/// front to back; adjacent lanes are one block apart. 0 if they do not walk blocks.
///
///     item 0   0 1 2 3          item 1   4 5 6 7          4 elements
[[nodiscard]] std::uint64_t elements_of_blocks(const SampledGroups& groups, const Program& program,
                                               Site site);

} // namespace lockstep
