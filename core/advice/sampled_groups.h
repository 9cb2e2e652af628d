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

/// Returns the groups in which the rules search for access patterns, in ascending order: the first two groups
/// and two from the middle. So adjacent groups can be compared, and not all groups are at a border. The rules
/// never read the logs of other groups.
[[nodiscard]] std::vector<Group> groups_to_sample(std::uint64_t groups);

/// Whether the rules read a sampled group. The first group is always read. To limit memory use, another group
/// is read only if the groups read so far and this one have at most 2^24 events together. Event offsets up to
/// the end of the group must be known.
[[nodiscard]] bool has_room_in_sample(const Trace& trace, std::span<const Group> sample, Group group);

using SampledGroups = std::vector<std::shared_ptr<const GroupSteps>>;

/// Whether the accesses of a site are consecutive but shifted: each request accesses consecutive elements in
/// lane order, and all requests of at least one sector start at the same offset inside a sector. Either the
/// array starts at this offset, or every access is shifted by the same number of elements. Returns false for
/// patterns that alignment cannot improve: scattered lanes, rows shorter than the warp, and stencils that
/// read neighbours on all sides.
[[nodiscard]] bool begins_inside_sectors(const SampledGroups& groups, const Program& program, Site site,
                                         const HardwareModel& hardware);

/// Whether each active lane accesses the element that corresponds to its position in the warp. If so, the
/// unused part of a request belongs to inactive lanes, and the cause is the condition that disabled them.
[[nodiscard]] bool stand_by_lane(const SampledGroups& groups, const Program& program, Site site);

/// Returns the length, in elements, of the blocks that work-items traverse at a site. Each work-item
/// traverses its own block from start to end, and the blocks of adjacent lanes are adjacent in memory.
/// Returns 0 if the accesses do not have this pattern.
///
///     item 0   0 1 2 3          item 1   4 5 6 7          4 elements
[[nodiscard]] std::uint64_t elements_of_blocks(const SampledGroups& groups, const Program& program,
                                               Site site);

/// Returns the steps of a group that access one local-memory object, with addresses relative to the start of
/// the object.
[[nodiscard]] GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object);

/// Returns at most `most` of the steps, evenly distributed over all steps of the group.
[[nodiscard]] GroupSteps some_of(const GroupSteps& steps, std::size_t most);

/// Returns the size in bytes of the elements of an object, but at least the size of a word.
[[nodiscard]] std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes);

/// Returns the two most frequent row lengths in bytes of the accesses, the most frequent first. A row length
/// is the distance between the starts of two runs of equal or adjacent elements within a request.
///
///     lanes   0 1 2 3   4 5 6 7        bytes 0 4 8 12  80 84 88 92        rows of 80 bytes
[[nodiscard]] std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes);

/// Detects arrays that are padded by one element per row, and returns the row length in elements without the
/// padding. The array counts as padded if, in rows of that length plus one, only the last column is never
/// accessed. 0 if the array is not padded in this way.
[[nodiscard]] std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes);

} // namespace lockstep
