#pragma once

#include "core/kernel/launch.h"
#include "core/site/instrumented.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Where local arguments lie in the local block, and how large it is.
struct LocalLayout {
    std::vector<std::uint64_t> offsets;
    std::uint64_t scratch = 0; ///< offset of the scratch cell: the end of what the kernel itself uses
    std::uint64_t bytes = 0;
};

[[nodiscard]] LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented);

} // namespace lockstep
