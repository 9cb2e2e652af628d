#pragma once

#include "core/kernel/launch.h"

#include <array>
#include <cstdint>

namespace lockstep {

/// Returns what get_global_id() returns in this work-item, for each dimension; 0 in unused dimensions.
[[nodiscard]] std::array<std::uint64_t, 3> global_id(const NdRange& range, WorkItem item);

} // namespace lockstep
