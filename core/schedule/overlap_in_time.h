#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// When a work-group ran, in cycles of the simulation, and where.
struct GroupSpan {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t multiprocessor = 0;
    friend bool operator==(const GroupSpan&, const GroupSpan&) = default;
};

/// How many groups ran at once.
struct GroupsAtOnce {
    std::uint32_t most = 0;
    double mean = 0; ///< over the cycles of the launch
};

[[nodiscard]] GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups);

/// The groups whose times share a cycle with that of `group`, ascending, itself left out.
[[nodiscard]] std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups,
                                                       std::uint64_t group);

} // namespace lockstep
