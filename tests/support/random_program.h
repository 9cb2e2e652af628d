#pragma once

#include "core/site/program.h"

#include <random>

namespace lockstep::test {

using Chance = std::mt19937_64;

/// Returns a random number in least..most.
inline std::uint64_t pick(Chance& chance, std::uint64_t least, std::uint64_t most) {
    return std::uniform_int_distribution<std::uint64_t>(least, most)(chance);
}
inline bool one_in(Chance& chance, std::uint64_t n) {
    return pick(chance, 1, n) == 1;
}

/// Makes a random structured kernel with up to three helpers and about `most_nodes` nodes per function.
Program random_program(Chance& chance, std::uint32_t most_nodes);

} // namespace lockstep::test
