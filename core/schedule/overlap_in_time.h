#pragma once

#include "core/facts/timing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How many groups ran at the same time.
struct GroupsAtOnce {
    std::uint32_t most = 0;
    double mean = 0;                   ///< average over the duration of the launch
    std::uint32_t multiprocessors = 0; ///< number of multiprocessors that ran a group
};

[[nodiscard]] GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups);

/// Returns the groups that ran in the same cycle as `group` at least once, in ascending order, without
/// `group` itself.
[[nodiscard]] std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups,
                                                       std::uint64_t group);

} // namespace lockstep
