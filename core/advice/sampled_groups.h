#pragma once

#include "core/base/ids.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Of so many groups a few to tell a pattern by, ascending: the first two and two from the middle, so that neighbours
/// can be compared and not all stand at a border. Advice looks into no other group's log.
[[nodiscard]] std::vector<Group> groups_to_sample(std::uint64_t groups);

/// Whether advice looks into a group of the sample, so that the steps of all that it looks into have room in memory: the
/// first always, others while their events and those before them are at most 2^24. The offsets up to the group's end must be
/// known.
[[nodiscard]] bool has_room_in_sample(const Trace& trace, std::span<const Group> sample, Group group);

} // namespace lockstep
