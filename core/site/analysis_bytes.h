#pragma once

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Bytes that are kept for each event of a group while it is analysed. This includes its warp steps, if every
/// second step is an access to one line: see GroupSteps, GroupRequests and WarpStreams.
inline constexpr std::uint64_t kept_event_bytes = 14;
inline constexpr std::uint64_t kept_step_bytes = 98;

/// Bytes that the analysis of a group needs in addition to its log, if the 32 lanes of a warp stay together.
/// A group that diverges or scatters its accesses needs more.
[[nodiscard]] constexpr std::uint64_t analysis_bytes(std::uint64_t events, std::uint64_t group_items) {
    const std::uint64_t lanes = std::clamp<std::uint64_t>(group_items, 1, 32);
    return events * kept_event_bytes + (events + lanes - 1) / lanes * kept_step_bytes;
}

} // namespace lockstep
