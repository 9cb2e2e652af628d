#pragma once

#include "app/layer/driver.h"
#include "core/kernel/launch.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The arguments that the program passed to clEnqueueNDRangeKernel().
struct LaunchCall {
    cl_command_queue queue = nullptr;
    cl_kernel kernel = nullptr;
    cl_uint dimensions = 0;
    const std::size_t* offset = nullptr;
    const std::size_t* global = nullptr;
    const std::size_t* local = nullptr;
    cl_uint wait_count = 0;
    const cl_event* waits = nullptr;
};

/// Limits that a kernel and its device impose on the work-group size.
struct GroupLimits {
    std::array<std::uint64_t, 3> required{}; ///< the kernel's reqd_work_group_size; zeros if it has none
    std::uint64_t items = 1;                 ///< maximum number of work-items in a group
};

[[nodiscard]] GroupLimits group_limits(const Driver& driver, cl_kernel kernel, cl_device_id device);

/// Returns the sizes of a launch in three dimensions. If the program lets the driver choose the work-group
/// size, uses the size that the kernel requires, otherwise the largest size up to 64, 16x16 or 4x4x4 that
/// divides the NDRange. Throws a Refusal if a launch file cannot represent the range because of a global
/// offset, or a group size that does not divide the NDRange.
[[nodiscard]] NdRange range_of(const LaunchCall& call, const GroupLimits& limits);

} // namespace lockstep
