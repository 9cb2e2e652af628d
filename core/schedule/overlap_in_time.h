#pragma once

#include "core/facts/timing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// The number of groups that ran at the same time.
struct GroupsAtOnce {
    std::uint32_t most = 0;
    double mean = 0;                   ///< average over the cycles of the launch
    std::uint32_t multiprocessors = 0; ///< number of multiprocessors on which any group ran
};

[[nodiscard]] GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups);

/// Returns the groups that ran at the same time as `group` in at least one cycle. The result is in ascending
/// order and excludes `group` itself.
[[nodiscard]] std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups,
                                                       std::uint64_t group);

} // namespace lockstep
