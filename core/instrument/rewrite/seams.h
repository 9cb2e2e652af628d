#pragma once

#include <cstddef>

namespace lockstep::rewriting {

/// Largest number of statements in a basic block. A driver's build time grows faster than quadratically with
/// the length of a basic block, so blocks are split by a branch whose condition the driver cannot know
/// (LK_SEAM).
inline constexpr std::size_t statements_in_a_row = 16;

[[nodiscard]] inline const char* seam(std::size_t statements) {
    return statements % statements_in_a_row == 0 ? "LK_SEAM\n" : "";
}

} // namespace lockstep::rewriting
