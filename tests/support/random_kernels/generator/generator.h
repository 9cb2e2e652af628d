#pragma once

#include "tests/support/random_kernels/ast.h"

namespace lockstep::random_kernel {

/// From this seed on, kernels may contain barriers that only a part of the group reaches.
inline constexpr std::uint64_t first_divergent_seed = 1000;
/// From this seed on, the body of a loop may also start with a barrier.
inline constexpr std::uint64_t first_barrier_first_seed = 2000;
/// From this seed on, kernels contain async work-group copies, sub-group barriers, pointers to pointers, an
/// included file, and macros that are operators or join names.
inline constexpr std::uint64_t first_copying_seed = 3000;

/// Returns the random kernel of a seed, the same on every machine. By construction it terminates, stays
/// inside its objects, has no race and no undefined behaviour, and its result does not depend on the order in
/// which operands are evaluated:
///   - a work-item writes only its own slots; slots in local memory change owners only at barriers;
///   - between two barriers, nothing else accesses the memory that an async copy reads or writes;
///   - barriers are at the kernel's top level or in loops with constant bounds. From first_divergent_seed on,
///     some are reached only by a part of the group; after these, no work-item accesses the slots of others
///     until the whole group has met. From first_barrier_first_seed on, a loop's body may also start with a
///     barrier (but not with one that only a part reaches);
///   - an object that a full expression writes is not accessed anywhere else in that expression;
///   - atomics on shared counters commute, and their results are discarded.
[[nodiscard]] Kernel generate(std::uint64_t seed);

} // namespace lockstep::random_kernel
