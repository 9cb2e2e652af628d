#pragma once

#include "core/facts/timing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How many groups ran at the same time.
struct GroupsAtOnce {
    std::uint32_t most = 0;
    double mean = 0;                   ///< over the duration of the launch
    std::uint32_t multiprocessors = 0; ///< number that ran any group
};

[[nodiscard]] GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups);

/// The groups that share a cycle with `group`, in ascending order, without `group` itself.
[[nodiscard]] std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups,
                                                       std::uint64_t group);

} // namespace lockstep
