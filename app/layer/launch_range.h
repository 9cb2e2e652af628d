#pragma once

#include "app/layer/driver.h"
#include "app/layer/launch_call.h"
#include "core/kernel/launch.h"

#include <array>
#include <cstdint>
#include <optional>

namespace lockstep {

/// What a kernel and its device say about work-groups.
struct GroupLimits {
    std::array<std::uint64_t, 3> required{}; ///< the kernel's reqd_work_group_size; zeros: it has none
    std::uint64_t items = 1;                 ///< of a group at most
};

[[nodiscard]] GroupLimits group_limits(const Driver& driver, cl_kernel kernel, cl_device_id device);

/// Sizes in three dimensions. Where the program leaves the work-group to the driver it is the kernel's own, else the
/// largest that divides the NDRange up to 64, 16x16 or 4x4x4. Throws a Refusal for what a launch file cannot say: a global
/// offset, groups that do not divide the NDRange.
[[nodiscard]] NdRange range_of(const LaunchCall& call, const GroupLimits& limits);

} // namespace lockstep
