#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"

#include <vector>

namespace lockstep {

/// Guesses a launch for a kernel that has no launch file, from the number of dimensions that the kernel uses
/// and the group size that it requires. The default is 1024 work-items in groups of 64, 64x64 in groups of
/// 16x16, or 16x16x16 in groups of 4x4x4. Every buffer has one element per work-item; read-only buffers
/// contain random values. The value of an integer depends on its name: names such as n, size or width get the
/// matching extent of the NDRange, masks and radii get 3, iteration counts get 16. All other numbers are 1.
/// @param program  The name of the program file.
[[nodiscard]] SimFile guessed_sim(const KernelSignature& kernel, const std::string& program);

/// Guesses only the arguments, for a given NDRange.
[[nodiscard]] std::vector<SimArgument> guessed_arguments(const KernelSignature& kernel, const NdRange& range);

} // namespace lockstep
