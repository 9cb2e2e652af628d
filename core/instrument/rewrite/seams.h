#pragma once

#include <cstddef>

namespace lockstep::rewriting {

/// A driver's build time grows faster than the square of a basic block's length. After this many statements,
/// a branch that the driver cannot predict (LK_SEAM) ends the basic block.
inline constexpr std::size_t statements_in_a_row = 16;

[[nodiscard]] inline const char* seam(std::size_t statements) {
    return statements % statements_in_a_row == 0 ? "LK_SEAM\n" : "";
}

} // namespace lockstep::rewriting
