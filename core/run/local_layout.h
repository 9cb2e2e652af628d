#pragma once

#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The offsets of local arguments in the local block, and the size of the block.
struct LocalLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t own = 0;     ///< number of bytes that the kernel itself uses
    std::uint64_t scratch = 0; ///< offset of the scratch cell
    std::uint64_t bytes = 0;   ///< size of the local block in bytes
};

/// Computes the layout for a device with `most_bytes` of local memory. Out-of-bounds accesses are redirected
/// to the scratch cell, which follows the memory that the kernel uses. If there is no room for the
/// cell, it overlaps the end of this memory. Then the values of the kernel may be wrong after an
/// out-of-bounds access, which is reported as a finding.
[[nodiscard]] LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented,
                                       std::uint64_t most_bytes);

} // namespace lockstep
