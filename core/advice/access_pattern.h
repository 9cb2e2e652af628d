#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

using SampledGroups = std::vector<std::shared_ptr<const GroupSteps>>;

/// True where all requests of a site are runs of consecutive elements in the order of lanes, and those of a
/// sector at least begin at one offset inside a sector: the array begins there, or each access is moved by as
/// many elements. Scattered lanes, rows shorter than the warp, and a stencil's neighbours on all sides are
/// nothing that could be aligned.
[[nodiscard]] bool begins_inside_sectors(const SampledGroups& groups, const Program& program, Site site,
                                         const HardwareModel& hardware);

/// True where each active lane accesses the element of its place in the warp: what a request moves in vain is
/// that of the lanes that are not active, and the condition that sent them away is to blame.
[[nodiscard]] bool stand_by_lane(const SampledGroups& groups, const Program& program, Site site);

/// Elements of the blocks that work-items walk at a site, each a block of its own from front to back, one
/// behind the other: neighbouring lanes stand a block apart. 0 where they do not.
///
///     item 0   0 1 2 3          item 1   4 5 6 7          4 elements
[[nodiscard]] std::uint64_t elements_of_blocks(const SampledGroups& groups, const Program& program,
                                               Site site);

} // namespace lockstep
