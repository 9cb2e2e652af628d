#pragma once

#include "tests/support/streams.h"

#include <cstdint>
#include <random>
#include <vector>

namespace lockstep::test {

/// A random number generator with a fixed seed.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }
    bool in(std::uint32_t times) { return below(times) == 0; }

private:
    std::mt19937_64 engine_;
};

/// How often steps cost more than the minimum. `any`: requests may take more passes than necessary, and
/// divergence adds some of the steps. `few`: both are rare.
enum class StepCosts : std::uint8_t { any, few };

/// Makes at least one and fewer than `end` groups, each of a few warps that execute all kinds of steps.
StreamBuilder random_launch(Dice& chance, StepCosts costs = StepCosts::any, std::uint32_t end = 10);

/// Returns, for each site, up to two other sites whose values it needs, chosen at random.
std::vector<std::vector<std::uint32_t>> random_needs(std::size_t sites, Dice& chance);

/// Adds decisions with short and long sides, some of which require a branch instead of predication.
void add_random_sides(StreamBuilder& launch, Dice& chance);

Optimised random_optimised(std::size_t sites, Dice& chance);

/// Makes random hardware with any scheduling policy and kind of memory, and with tight or ample limits.
HardwareModel random_machine(Dice& chance);

} // namespace lockstep::test
