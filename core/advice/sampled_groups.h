#pragma once

#include "core/base/ids.h"
#include "core/trace/trace.h"

#include <cstdint>
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

} // namespace lockstep
