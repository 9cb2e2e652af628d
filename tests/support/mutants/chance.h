#pragma once

#include <cstdint>
#include <random>

namespace lockstep::test {

using Chance = std::mt19937_64;

/// 0 .. count - 1; 0 where there is nothing to choose.
inline std::uint64_t pick(Chance& chance, std::uint64_t count) {
    return count == 0 ? 0 : chance() % count;
}

/// A number at an edge of something: of a width, of a limit, beside `near`, or just any.
[[nodiscard]] std::uint64_t edgy_number(Chance& chance, std::uint64_t near);

} // namespace lockstep::test
