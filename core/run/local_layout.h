#pragma once

#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Where local arguments lie in the local block, and how large it is.
struct LocalLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t own = 0;     ///< bytes that the kernel itself uses
    std::uint64_t scratch = 0; ///< offset of the scratch cell
    std::uint64_t bytes = 0;   ///< of the block
};

/// For a device with `most_bytes` of local memory. The scratch cell, where accesses go that would go astray, lies behind
/// what the kernel uses; where that leaves no room, over its end: such a kernel has a finding, and its values are no
/// longer its own.
[[nodiscard]] LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented,
                                       std::uint64_t most_bytes);

} // namespace lockstep
