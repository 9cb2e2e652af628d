#pragma once

#include "tests/support/streams.h"

#include <cstdint>
#include <random>
#include <vector>

namespace lockstep::test {

/// What a seed makes of it.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }
    bool in(std::uint32_t times) { return below(times) == 0; }

private:
    std::mt19937_64 engine_;
};

/// Whether requests take more than their fewest passes, and steps are extra ones.
enum class StepCosts : std::uint8_t { any, few };

/// Groups of a few warps of all kinds of steps, at least one group and fewer than `end`.
StreamBuilder random_launch(Dice& chance, StepCosts costs = StepCosts::any, std::uint32_t end = 10);

/// Each site needs the values of up to two others.
std::vector<std::vector<std::uint32_t>> random_needs(std::size_t sites, Dice& chance);

/// Decisions with short and long sides, and with such as need a branch.
void add_random_sides(StreamBuilder& launch, Dice& chance);

Optimised random_optimised(std::size_t sites, Dice& chance);

/// Of all policies and kinds of memory, with tight and with ample limits.
HardwareModel random_machine(Dice& chance);

} // namespace lockstep::test
