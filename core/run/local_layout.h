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

/// For a device with `most_bytes` of local memory. Out-of-bounds accesses go to the scratch cell, which comes after the
/// memory that the kernel uses. If there is no room, it overlaps the end of that memory: after an out-of-bounds access,
/// which is a finding, the kernel's values may be wrong.
[[nodiscard]] LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented,
                                       std::uint64_t most_bytes);

} // namespace lockstep
