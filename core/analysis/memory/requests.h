#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// A line of global memory and its touched sectors. The upper bits contain the line number; the lower bits
/// contain one bit per sector (a line has at most 16 sectors).
using TouchedLine = std::uint64_t;

inline constexpr unsigned sector_mask_bits = 16;

[[nodiscard]] constexpr TouchedLine touched_line(std::uint64_t line, std::uint32_t sectors) {
    return (line << sector_mask_bits) | sectors;
}
[[nodiscard]] constexpr std::uint64_t line_number(TouchedLine line) {
    return line >> sector_mask_bits;
}
[[nodiscard]] constexpr std::uint32_t sectors_of(TouchedLine line) {
    return static_cast<std::uint32_t>(line & ((1U << sector_mask_bits) - 1));
}

/// The memory accesses of one warp step, summed over all its requests.
struct StepRequest {
    /// For global memory: index of the step's first line. The step touches lines[first_line .. first_line +
    /// line_count) of its group.
    std::uint32_t first_line = 0;
    std::uint32_t line_count = 0;
    std::uint32_t passes = 0; ///< number of passes: sectors (global memory) or wavefronts (local memory)
    std::uint32_t fewest = 0; ///< minimum number of passes that the requested bytes need
    /// Global atomics: number of passes in which a lane waits for other lanes with the same address.
    std::uint32_t serial = 0;
    /// Global atomics: for each sector, the largest number of lanes at one address, summed over the sectors.
    std::uint32_t atomic_passes = 0;
};

/// The memory accesses of a group's warp steps, in the order of GroupSteps::steps.
struct GroupRequests {
    std::vector<StepRequest> of_step;
    std::vector<TouchedLine> lines; ///< in ascending order within a request
};

} // namespace lockstep
