#pragma once

#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Offsets of local arguments in the local block, and its size.
struct LocalLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t own = 0;     ///< bytes used by the kernel itself
    std::uint64_t scratch = 0; ///< offset of the scratch cell
    std::uint64_t bytes = 0;   ///< size of the block
};

/// For a device with `most_bytes` of local memory. Out-of-bounds accesses are redirected to the scratch cell,
/// which comes after the memory that the kernel uses. If there is no room, it overlaps the end of that
/// memory: after an out-of-bounds access, which is a finding, the kernel's values may be wrong.
[[nodiscard]] LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented,
                                       std::uint64_t most_bytes);

} // namespace lockstep
