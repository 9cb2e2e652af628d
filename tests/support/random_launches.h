#pragma once

#include "tests/support/streams.h"

#include <cstdint>
#include <random>
#include <vector>

namespace lockstep::test {

/// Random numbers from a seed.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(engine_() % end); }
    bool in(std::uint32_t times) { return below(times) == 0; }

private:
    std::mt19937_64 engine_;
};

/// Whether requests may take more than the minimum of passes, and whether some steps are extra ones.
enum class StepCosts : std::uint8_t { any, few };

/// Groups of a few warps of all kinds of steps, at least one group and fewer than `end`.
StreamBuilder random_launch(Dice& chance, StepCosts costs = StepCosts::any, std::uint32_t end = 10);

/// Each site needs the values of up to two others.
std::vector<std::vector<std::uint32_t>> random_needs(std::size_t sites, Dice& chance);

/// Adds decisions with short and long sides, also with sides that require a branch.
void add_random_sides(StreamBuilder& launch, Dice& chance);

Optimised random_optimised(std::size_t sites, Dice& chance);

/// Random hardware with any policy and kind of memory, and with tight or ample limits.
HardwareModel random_machine(Dice& chance);

} // namespace lockstep::test
