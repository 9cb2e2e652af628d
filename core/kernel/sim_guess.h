#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim_file.h"

#include <vector>

namespace lockstep {

/// A launch to begin with, for a kernel that nobody has described yet. It says how many dimensions it uses and which
/// group it requires: 1024 work-items in groups of 64, or 64x64 in 16x16, or 16x16x16 in 4x4x4. Every buffer has
/// an element a work-item, what is only read random ones; integers that are called n, size, width or the like are
/// the extent that the name means, those of a mask or radius 3, of iterations 16; other numbers are 1.
/// @param program  the file's name
[[nodiscard]] SimFile guessed_sim(const KernelSignature& kernel, const std::string& program);

/// Its arguments alone, for these sizes.
[[nodiscard]] std::vector<SimArgument> guessed_arguments(const KernelSignature& kernel, const NdRange& range);

} // namespace lockstep
