#pragma once

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Number of bytes of memory per event that the analysis of a group needs, including the group's warp steps.
/// The number assumes that every second step is an access to a single cache line (see GroupSteps,
/// GroupRequests and WarpStreams).
inline constexpr std::uint64_t kept_event_bytes = 14;
inline constexpr std::uint64_t kept_step_bytes = 98;

/// Returns the bytes that the analysis of a group needs in addition to its log, assuming that the 32 lanes of
/// a warp stay together. A group with divergence or scattered accesses needs more.
[[nodiscard]] constexpr std::uint64_t analysis_bytes(std::uint64_t events, std::uint64_t group_items) {
    const std::uint64_t lanes = std::clamp<std::uint64_t>(group_items, 1, 32);
    return events * kept_event_bytes + (events + lanes - 1) / lanes * kept_step_bytes;
}

} // namespace lockstep
