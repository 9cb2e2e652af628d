#pragma once

#include "core/facts/group_times.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How many groups ran at once.
struct GroupsAtOnce {
    std::uint32_t most = 0;
    double mean = 0;                   ///< over the time of the launch
    std::uint32_t multiprocessors = 0; ///< that ran any
};

[[nodiscard]] GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups);

/// The groups whose times share a cycle with that of `group`, ascending, itself left out.
[[nodiscard]] std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups,
                                                       std::uint64_t group);

} // namespace lockstep
