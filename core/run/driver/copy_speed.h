#pragma once

#include "core/base/result.h"
#include "core/run/driver/device.h"

#include <cstdint>

namespace lockstep {

/// Measures how fast the device copies a buffer of its global memory to another one, in bytes read plus bytes
/// written per second. The throughput of kernels is compared with this bandwidth. It is the median of a few
/// copies that are larger than any current cache, from OpenCL profiling events. Errors: driver_failed.
Result<std::uint64_t> measure_copy(const Device& device);

} // namespace lockstep
