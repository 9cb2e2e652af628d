#include "core/kernel/sim_change.h"

#include "core/kernel/sim_guess.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Where an argument stands in its file is not what it says.
bool says_the_same(SimArgument a, const SimArgument& b) {
    a.line = b.line;
    return a == b;
}

} // namespace

SimFile with_range(const KernelSignature& kernel, SimFile sim, const NdRange& range) {
    const std::vector<SimArgument> before = guessed_arguments(kernel, sim.range);
    const std::vector<SimArgument> now = guessed_arguments(kernel, range);
    for (std::size_t i = 0; i < std::min(sim.arguments.size(), now.size()); ++i) {
        if (says_the_same(sim.arguments[i], before[i])) {
            sim.arguments[i] = now[i];
        }
    }
    sim.range = range;
    return sim;
}

SimFile with_parameters(const KernelSignature& kernel, SimFile guess, const KernelSignature& before,
                        const SimFile& sim) {
    guess.range = sim.range;
    guess.options = sim.options;
    guess.arguments = guessed_arguments(kernel, sim.range);
    for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
        const KernelParameter& wanted = kernel.parameters[i];
        const auto same = std::ranges::find_if(before.parameters, [&wanted](const KernelParameter& old) {
            return old.name == wanted.name && old.kind == wanted.kind && old.size_bytes == wanted.size_bytes;
        });
        const auto index = static_cast<std::size_t>(same - before.parameters.begin());
        if (same != before.parameters.end() && index < sim.arguments.size()) {
            guess.arguments[i] = sim.arguments[index];
        }
    }
    return guess;
}

} // namespace lockstep
