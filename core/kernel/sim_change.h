#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim_file.h"

namespace lockstep {

/// The launch with other sizes: arguments that are as guessed for the sizes before are guessed anew, so that
/// buffers with an element a work-item grow with the range; the others stay. `sim` has an argument a parameter.
[[nodiscard]] SimFile with_range(const KernelSignature& kernel, SimFile sim, const NdRange& range);

/// The launch for a kernel whose parameters were changed: those of a name, kind and size that the kernel had
/// before keep their arguments, the others get those of `guess`, which is of the kernel as it is now.
[[nodiscard]] SimFile with_parameters(const KernelSignature& kernel, SimFile guess,
                                      const KernelSignature& before, const SimFile& sim);

} // namespace lockstep
