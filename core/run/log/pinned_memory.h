#pragma once

#include "core/run/driver/opencl.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// Existing host memory that the driver of a device has pinned, so that only the bus limits the speed of
/// reading a buffer into it. Reading into other memory takes four times as long (measured on an NVIDIA H200,
/// driver 580.159: 55 GB/s and 15 GB/s).
class PinnedMemory {
public:
    explicit PinnedMemory(cl::Context context) : context_(std::move(context)) {}

    /// Pins memory; does nothing if it is already pinned. Pinning takes a twentieth of a millisecond per MB.
    /// The memory must outlive this object. If the driver refuses, reads still work but are slower.
    void pin(std::span<std::byte> memory);

private:
    cl::Context context_;
    std::vector<std::pair<std::span<std::byte>, cl::Buffer>> pinned_;
};

} // namespace lockstep
