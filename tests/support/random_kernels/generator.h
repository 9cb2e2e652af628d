#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// The random kernel of a seed, the same on every machine. By construction it ends, stays inside its
/// objects, has no race and no undefined behaviour, and its result does not depend on the order in which
/// operands are evaluated:
///   - a work-item writes only its own slots; local memory changes hands only at barriers;
///   - what a copy fills or reads, nobody else touches between two barriers;
///   - barriers stand at the kernel's top level or in loops with constant bounds; from first_divergent_seed
///     on also where only a part of the group comes, after which the others' slots are left alone until all
///     meet; from first_barrier_first_seed on (not where only a part comes) also first in a loop's body;
///   - what one full expression writes, nothing else in it touches;
///   - atomics on shared counters commute and their results are thrown away.
inline constexpr std::uint64_t first_divergent_seed = 1000;
inline constexpr std::uint64_t first_barrier_first_seed = 2000;
/// From here on they have copies by the group, barriers of sub-groups, pointers to pointers, an included file, and
/// macros that are operators or join names.
inline constexpr std::uint64_t first_copying_seed = 3000;
[[nodiscard]] Kernel generate(std::uint64_t seed);

} // namespace lockstep::random_kernel
