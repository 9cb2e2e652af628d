#include "app/layer/launch_call.h"

#include <algorithm>

namespace lockstep {
namespace {

using Sizes = std::array<std::uint64_t, 3>;

/// Returns the largest divisor of a size that is not greater than a limit.
std::uint64_t divisor_of(std::uint64_t size, std::uint64_t most) {
    std::uint64_t divisor = std::min(size, most);
    while (size % divisor != 0) {
        --divisor;
    }
    return divisor;
}

Sizes chosen_group(const NdRange& range, const GroupLimits& limits) {
    if (limits.required[0] != 0) {
        return limits.required;
    }
    // For each number of dimensions, the maximum group size per dimension.
    constexpr std::array<std::uint64_t, 3> most = {64, 16, 4};
    Sizes group = {1, 1, 1};
    std::uint64_t left = std::max<std::uint64_t>(limits.items, 1);
    for (std::uint32_t i = 0; i < range.dimensions; ++i) {
        group[i] = divisor_of(range.global[i], std::min(left, most[range.dimensions - 1]));
        left /= group[i];
    }
    return group;
}

} // namespace

GroupLimits group_limits(const Driver& driver, cl_kernel kernel, cl_device_id device) {
    const auto ask = driver.clGetKernelWorkGroupInfo;
    const auto required =
        asked<std::array<std::size_t, 3>>(ask, kernel, device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE);
    return {.required = {required[0], required[1], required[2]},
            .items = asked<std::size_t>(ask, kernel, device, CL_KERNEL_WORK_GROUP_SIZE)};
}

NdRange range_of(const LaunchCall& call, const GroupLimits& limits) {
    if (call.dimensions < 1 || call.dimensions > 3 || call.global == nullptr) {
        throw Refusal("its NDRange is invalid");
    }
    NdRange range = {.dimensions = call.dimensions};
    for (cl_uint i = 0; i < call.dimensions; ++i) {
        range.global[i] = call.global[i];
        if (call.offset != nullptr && call.offset[i] != 0) {
            throw Refusal("it has a global offset, which a launch file cannot express");
        }
        if (range.global[i] == 0) {
            throw Refusal("its NDRange is empty");
        }
    }
    if (call.local == nullptr) {
        range.local = chosen_group(range, limits);
    } else {
        std::copy_n(call.local, call.dimensions, range.local.begin());
    }
    for (cl_uint i = 0; i < call.dimensions; ++i) {
        if (range.local[i] == 0 || range.global[i] % range.local[i] != 0) {
            throw Refusal("its work-group does not divide its NDRange, as a launch file requires");
        }
    }
    return range;
}

} // namespace lockstep
