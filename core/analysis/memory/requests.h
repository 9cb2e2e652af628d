#pragma once

#include <cstdint>
#include <vector>

namespace lockstep {

/// A line of global memory with the sectors of it that are touched: the line's number above, a bit a sector
/// below (a line has at most sixteen sectors).
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

/// What one warp step asks of memory, all its requests together.
struct StepRequest {
    std::uint32_t first_line = 0; ///< global: lines[first_line .. first_line + line_count) of its group
    std::uint32_t line_count = 0;
    std::uint32_t passes = 0;        ///< sectors of global memory, wavefronts of local memory
    std::uint32_t fewest = 0;        ///< passes that the bytes asked for would need at best
    std::uint32_t serial = 0;        ///< global atomics: lanes that wait for another on the same address
    std::uint32_t atomic_passes = 0; ///< of each sector, the lanes on its most wanted address; all added up
};

/// What a group's warp steps ask of memory, in the order of GroupSteps::steps.
struct GroupRequests {
    std::vector<StepRequest> of_step;
    std::vector<TouchedLine> lines; ///< ascending inside a request
};

} // namespace lockstep
