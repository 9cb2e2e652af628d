#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"

#include <vector>

namespace lockstep {

/// Guesses a first launch for a kernel without a launch file, from the number of dimensions that it uses and
/// the group size that it requires: 1024 work-items in groups of 64, or 64x64 in 16x16, or 16x16x16 in 4x4x4.
/// Every buffer has one element per work-item; read-only buffers have random values. Integers named n, size,
/// width or similar are the extent that the name suggests, those for a mask or radius 3, for iterations 16;
/// other numbers are 1.
/// @param program  the name of the file
[[nodiscard]] SimFile guessed_sim(const KernelSignature& kernel, const std::string& program);

/// Guesses only the arguments, for these sizes.
[[nodiscard]] std::vector<SimArgument> guessed_arguments(const KernelSignature& kernel, const NdRange& range);

} // namespace lockstep
