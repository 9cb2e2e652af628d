#pragma once

#include "core/base/ids.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Selects the groups in which advice searches for patterns, in ascending order: the first two groups and two
/// from the middle, so that adjacent groups can be compared and not all groups are at a border. Advice never
/// reads the logs of other groups.
[[nodiscard]] std::vector<Group> groups_to_sample(std::uint64_t groups);

/// Whether advice reads a sampled group. This limits memory use: the first group is always read; the others
/// only while all events up to and including theirs are at most 2^24. Event offsets up to the end of the
/// group must be known.
[[nodiscard]] bool has_room_in_sample(const Trace& trace, std::span<const Group> sample, Group group);

} // namespace lockstep
