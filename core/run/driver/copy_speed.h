#pragma once

#include "core/base/result.h"
#include "core/run/driver/device.h"

#include <cstdint>

namespace lockstep {

/// How fast the device copies one buffer of its global memory to another, in bytes read and written per
/// second. A kernel's throughput is compared with this. The median of a few copies that are larger than any
/// current cache, by OpenCL profiling events. Errors: driver_failed.
Result<std::uint64_t> measure_copy(const Device& device);

} // namespace lockstep
