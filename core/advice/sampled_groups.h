#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Of so many groups a few to tell a pattern by, ascending: the first two and two from the middle, so that neighbours
/// can be compared and not all stand at a border. Advice looks into no other group's log.
[[nodiscard]] std::vector<Group> groups_to_sample(std::uint64_t groups);

} // namespace lockstep
