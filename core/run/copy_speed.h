#pragma once

#include "core/base/result.h"
#include "core/run/device.h"

#include <cstdint>

namespace lockstep {

/// How fast the device copies a buffer of its global memory to another, in bytes read and written a second:
/// what a kernel's bytes a second are held against. The median of a few copies that no cache of today holds,
/// by OpenCL profiling events. Errors: driver_failed.
Result<std::uint64_t> measure_copy(const Device& device);

} // namespace lockstep
