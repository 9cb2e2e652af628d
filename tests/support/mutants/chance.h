#pragma once

#include <cstdint>
#include <random>

namespace lockstep::test {

using Chance = std::mt19937_64;

/// Returns a random number in 0 .. count - 1, or 0 if count is 0.
inline std::uint64_t pick(Chance& chance, std::uint64_t count) {
    return count == 0 ? 0 : chance() % count;
}

/// Returns a number at a boundary (of an integer width, of a limit, or next to `near`); sometimes any number.
[[nodiscard]] std::uint64_t edgy_number(Chance& chance, std::uint64_t near);

} // namespace lockstep::test
