#pragma once

#include <cstddef>

namespace lockstep::rewriting {

/// Behind so many statements of a block: drivers take more than the square of what stands in a row, and a branch that they
/// cannot foresee parts it (see LK_SEAM).
inline constexpr std::size_t statements_in_a_row = 16;

[[nodiscard]] inline const char* seam(std::size_t statements) {
    return statements % statements_in_a_row == 0 ? "LK_SEAM\n" : "";
}

} // namespace lockstep::rewriting
