#pragma once

#include "core/base/ids.h"
#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace lockstep {

/// A few of the groups for recognising a pattern, ascending: the first two and two from the middle, so that
/// adjacent groups can be compared and not all groups are at a border. Advice reads no other group's log.
[[nodiscard]] std::vector<Group> groups_to_sample(std::uint64_t groups);

/// Whether advice reads a group of the sample, so that all steps that it reads fit into memory: always the
/// first group, and the others as long as their events and those of the groups before them are at most 2^24.
/// The offsets up to the end of the group must be known.
[[nodiscard]] bool has_room_in_sample(const Trace& trace, std::span<const Group> sample, Group group);

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

/// The steps of a group that access one object of local memory, with addresses relative to its start.
[[nodiscard]] GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object);

/// At most `most` of the steps, evenly spread over the group.
[[nodiscard]] GroupSteps some_of(const GroupSteps& steps, std::size_t most);

/// Size in bytes of the elements that the lanes access in the object, at least a word.
[[nodiscard]] std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes);

/// Lengths in bytes of the rows that the lanes of requests walk, the most frequent first, at most two: the
/// distances between the starts of runs of adjacent or equal elements.
///
///     lanes   0 1 2 3   4 5 6 7        bytes 0 4 8 12  80 84 88 92        rows of 80 bytes
[[nodiscard]] std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes);

/// Number of elements per row, without padding, if an array is padded by one element per row: in rows of that
/// many elements plus one, the last column is never accessed and all others are. 0 if it is not padded in
/// this way.
[[nodiscard]] std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes);

} // namespace lockstep
